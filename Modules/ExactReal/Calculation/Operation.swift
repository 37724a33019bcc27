/// How a number of a calculation is made of earlier ones, which are named by their places in the list of operations.
///
/// Each operation is defined: whatever its domain asks for was proved before it went into the list.
enum Operation: Hashable, Sendable {
    case rational(Rational)
    case pi
    /// The places are in order, and so are those of a product: what differs in the order alone is the same number.
    case sum(Int, Int)
    case product(Int, Int)
    /// The divisor is proved not to be 0.
    case quotient(Int, Int)
    /// A whole power; a negative one of what is proved not to be 0.
    case integerPower(Int, Integer)
    /// The real k-th root, k ≥ 2; for an even k of what is proved not to be below 0.
    case root(Int, Int)
    /// a^b = e^(b·ln a) for a proved above 0.
    case power(Int, Int)
    case magnitude(Int)
    case function(Elementary, Int)

    /// The places of the operands.
    var operands: [Int] {
        switch self {
        case .rational, .pi: []
        case .integerPower(let a, _), .root(let a, _), .magnitude(let a), .function(_, let a): [a]
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b), .power(let a, let b): [a, b]
        }
    }

    /// The same operation on operands that have moved.
    func moved(_ place: (Int) -> Int) -> Operation {
        switch self {
        case .rational, .pi: self
        case .sum(let a, let b): .sum(place(a), place(b))
        case .product(let a, let b): .product(place(a), place(b))
        case .quotient(let a, let b): .quotient(place(a), place(b))
        case .integerPower(let a, let n): .integerPower(place(a), n)
        case .root(let a, let k): .root(place(a), k)
        case .power(let a, let b): .power(place(a), place(b))
        case .magnitude(let a): .magnitude(place(a))
        case .function(let function, let a): .function(function, place(a))
        }
    }

    /// The same operation with the operands of sums and products in order.
    var ordered: Operation {
        switch self {
        case .sum(let a, let b) where a > b: .sum(b, a)
        case .product(let a, let b) where a > b: .product(b, a)
        default: self
        }
    }
}
