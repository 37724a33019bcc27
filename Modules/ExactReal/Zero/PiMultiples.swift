/// Which numbers of a calculation are seen to be rational multiples of π, so that their sines are algebraic numbers.
struct PiMultiples {
    /// The multiple of π at each place of the list of operations.
    private var factors: [Rational?] = []

    /// Longer multiples are not followed: their sines have degrees far beyond use.
    private static let largestWidth = 1 << 12

    init(_ operations: ArraySlice<Operation>) {
        factors.reserveCapacity(operations.count)
        for operation in operations {
            let factor = factor(of: operation, operations)
            factors.append(factor.flatMap { $0.bitWidth <= PiMultiples.largestWidth ? $0 : nil })
        }
    }

    subscript(place: Int) -> Rational? { factors[place] }

    private func factor(of operation: Operation, _ operations: ArraySlice<Operation>) -> Rational? {
        func rational(_ place: Int) -> Rational? {
            if case .rational(let value) = operations[place] { value } else { nil }
        }
        switch operation {
        case .pi: return 1
        case .rational(let value): return value.isZero ? value : nil
        case .sum(let a, let b):
            if let a = factors[a], let b = factors[b] { return a + b }
        case .product(let a, let b):
            if let a = factors[a], let b = rational(b) { return a * b }
            if let a = rational(a), let b = factors[b] { return a * b }
        case .quotient(let a, let b):
            if let a = factors[a], let b = rational(b) { return a.divided(by: b) }
        case .magnitude(let a): return factors[a]?.magnitude
        default: break
        }
        return nil
    }
}
