/// What the monomials of forms are made of. The generators of a calculation are as good as independent: an identity among
/// them is not seen, but none is ever invented.
enum Generator: Equatable, Sendable {
    /// A whole number from 2 on of which no factor is known.
    case prime(Integer)
    /// The number at a place of the calculation.
    case number(Int)
    /// e to the power of the number at a place.
    case exponential(Int)
}

extension Generator: Comparable {
    static func < (left: Generator, right: Generator) -> Bool {
        switch (left, right) {
        case (.prime(let a), .prime(let b)): a < b
        case (.number(let a), .number(let b)), (.exponential(let a), .exponential(let b)): a < b
        default: left.rank < right.rank
        }
    }

    private var rank: Int {
        switch self {
        case .prime: 0
        case .number: 1
        case .exponential: 2
        }
    }
}

/// The cosine or sine of an angle: a sum of rational multiples of the numbers at places.
struct Wave: Equatable, Sendable {
    let isSine: Bool
    let angle: Combination<Int>
}

extension Wave: Comparable {
    static func < (left: Wave, right: Wave) -> Bool {
        left.angle == right.angle ? !left.isSine && right.isSine : left.angle < right.angle
    }
}

/// A product of rational powers of generators, and perhaps a wave: a monomial of forms. It is a real number.
struct PowerProduct: Equatable, Sendable {
    /// The exponents of the generators.
    let powers: Combination<Generator>
    let wave: Wave?

    static let one = PowerProduct(Combination())

    init(_ powers: Combination<Generator>, wave: Wave? = nil) {
        self.powers = powers
        self.wave = wave
    }

    /// The number at a place.
    init(place: Int) {
        self.init(Combination(.number(place)))
    }

    /// The place, if the product is the number at a place.
    var place: Int? {
        guard wave == nil, powers.terms.count == 1, let only = powers.terms.first, only.factor == 1,
            case .number(let place) = only.key
        else { return nil }
        return place
    }
}

extension PowerProduct: Comparable {
    static func < (left: PowerProduct, right: PowerProduct) -> Bool {
        if left.powers != right.powers { return left.powers < right.powers }
        guard let b = right.wave else { return false }
        return left.wave.map { $0 < b } ?? true
    }
}
