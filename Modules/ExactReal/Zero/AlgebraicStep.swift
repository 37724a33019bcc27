/// An operation that makes an algebraic number of algebraic numbers.
enum AlgebraicStep {
    case rational(Rational)
    case sum(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    /// A rational power p/q of the number at a place: the p-th power of the real q-th root. Also its absolute value, as
    /// p/q = 1: the conjugates are the same but for the sign.
    case power(Int, Rational)
    /// The sine, cosine or tangent of a rational multiple of π.
    case circular(Elementary, Rational)

    /// The operation, if it is one of these.
    init?(_ operation: Operation, in operations: ArraySlice<Operation>, _ multiples: PiMultiples) {
        switch operation {
        case .rational(let value): self = .rational(value)
        case .sum(let a, let b): self = .sum(a, b)
        case .product(let a, let b): self = .product(a, b)
        case .quotient(let a, let b): self = .quotient(a, b)
        case .integerPower(let a, let n): self = .power(a, Rational(n))
        case .root(let a, let k): self = .power(a, Rational(lowestTerms: 1, over: Integer(k)))
        case .magnitude(let a): self = .power(a, 1)
        case .power(let a, let b):
            guard case .rational(let exponent) = operations[b] else { return nil }
            self = .power(a, exponent)
        case .function(let function, let a):
            guard [.sine, .cosine, .tangent].contains(function), let multiple = multiples[a] else { return nil }
            self = .circular(function, multiple)
        case .pi: return nil
        }
    }

    /// The places of the numbers that it takes.
    var operands: [Int] {
        switch self {
        case .rational, .circular: []
        case .power(let a, _): [a]
        case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): [a, b]
        }
    }

    /// The steps that lead to the number in the last place, each by its place, operands first; nil if the number is not
    /// seen to be algebraic.
    static func steps(to operations: ArraySlice<Operation>) -> [(place: Int, step: AlgebraicStep)]? {
        let multiples = PiMultiples(operations)
        var isNeeded = [Bool](repeating: false, count: operations.count)
        var steps: [(place: Int, step: AlgebraicStep)] = []
        for place in operations.indices.reversed() where isNeeded[place] || place == operations.count - 1 {
            guard let step = AlgebraicStep(operations[place], in: operations, multiples) else { return nil }
            steps.append((place, step))
            for operand in step.operands { isNeeded[operand] = true }
        }
        return steps.reversed()
    }
}
