/// What is known of a number from the way it is made, without a look at its digits.
struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isWhole = Traits(rawValue: 1)
    static let isNonNegative = Traits(rawValue: 2)
    static let isPositive: Traits = [Traits(rawValue: 4), isNonNegative]
    /// Not beyond −1 or 1.
    static let isWithinOne = Traits(rawValue: 8)
}

extension Traits {
    init(_ value: Rational) {
        self = []
        if value.isInteger { insert(.isWhole) }
        if value.sign >= 0 { insert(value.isZero ? .isNonNegative : .isPositive) }
        if value.magnitude <= 1 { insert(.isWithinOne) }
    }

    /// What an operation hands on from its operands.
    init(_ operation: Operation, _ of: (Int) -> Traits) {
        switch operation {
        case .rational(let value): self.init(value)
        case .pi: self = .isPositive
        case .power(let a, let b):
            let isWhole = of(a).contains(.isWhole) && of(b).isSuperset(of: [.isWhole, .isNonNegative])
            self = isWhole ? [.isPositive, .isWhole] : .isPositive
        case .sum(let a, let b): self = Traits.sum(of(a), of(b))
        case .product(let a, let b) where a == b: self = of(a).union(.isNonNegative)
        case .product(let a, let b): self = of(a).intersection(of(b))
        case .quotient(let a, let b): self = of(a).intersection(of(b)).intersection(.isPositive)
        case .integerPower(let a, let n): self = Traits.power(of(a), n)
        case .root(let a, let k): self = Traits.root(of(a), k)
        case .magnitude(let a): self = of(a).union(.isNonNegative)
        case .function(let function, let a): self = function.traits(of(a))
        }
    }

    private static func sum(_ a: Traits, _ b: Traits) -> Traits {
        let sum = a.intersection(b).subtracting(.isWithinOne)
        let isPositive = sum.contains(.isNonNegative) && a.union(b).contains(.isPositive)
        return isPositive ? sum.union(.isPositive) : sum
    }

    private static func power(_ a: Traits, _ n: Integer) -> Traits {
        let power = n.isNegative ? a.subtracting([.isWhole, .isWithinOne]) : a
        return n.isOdd ? power : power.union(.isNonNegative)
    }

    private static func root(_ a: Traits, _ k: Int) -> Traits {
        let root = a.subtracting(.isWhole)
        return k.isMultiple(of: 2) ? root.union(.isNonNegative) : root
    }
}

extension Elementary {
    fileprivate func traits(_ a: Traits) -> Traits {
        switch self {
        case .exponential, .hyperbolicCosine: .isPositive
        case .arcCosine, .inverseHyperbolicCosine: .isNonNegative
        case .sine, .cosine: .isWithinOne
        case .hyperbolicTangent: a.intersection(.isPositive).union(.isWithinOne)
        case .arcSine, .arcTangent, .hyperbolicSine, .inverseHyperbolicSine, .inverseHyperbolicTangent:
            a.intersection(.isPositive)
        case .gamma: a.contains(.isPositive) ? a.subtracting(.isWithinOne) : []
        case .naturalLogarithm, .tangent: []
        }
    }
}
