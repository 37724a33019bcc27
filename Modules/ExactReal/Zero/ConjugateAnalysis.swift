/// Bounds of the conjugates of all the numbers that lead to an algebraic one, each looked at once.
struct ConjugateAnalysis {
    private let base: CoprimeBase
    /// The logarithms of each element of the base and of its reciprocal.
    private let logarithms: [(BinaryLogarithm, BinaryLogarithm)]
    private let half: Monomial
    /// By places; nil for a number that is seen to be 0.
    private var bounds: [ConjugateBound?]
    private(set) var degree = FieldDegree()

    /// Longer exponents are not followed.
    private static let largestExponentWidth = 128

    /// For steps to the last of so many places.
    init(_ steps: [(place: Int, step: AlgebraicStep)], count: Int, budget: Budget) throws(Interruption) {
        var base = CoprimeBase(budget: budget)
        try base.insert(2)
        for case (_, .rational(let value)) in steps where !value.isZero {
            try base.insert(value.numerator.magnitude)
            try base.insert(value.denominator)
        }
        self.base = base
        logarithms = base.elements.map { (BinaryLogarithm(of: $0), BinaryLogarithm(ofReciprocal: $0)) }
        half = try base.monomial(Rational(lowestTerms: 1, over: 2))
        bounds = [ConjugateBound?](repeating: nil, count: count)
    }

    subscript(place: Int) -> ConjugateBound? { bounds[place] }

    /// Looks at one more number; false if its exponents grow too long.
    mutating func add(_ step: AlgebraicStep, at place: Int) throws(Interruption) -> Bool {
        if case .power(_, let exponent) = step, exponent.bitWidth > ConjugateAnalysis.largestExponentWidth {
            return false
        }
        bounds[place] = try bound(step)
        return (bounds[place]?.content.exponentWidth ?? 0) <= ConjugateAnalysis.largestExponentWidth
    }

    private mutating func bound(_ step: AlgebraicStep) throws(Interruption) -> ConjugateBound? {
        switch step {
        case .rational(let value):
            return value.isZero ? nil : ConjugateBound(try base.monomial(value))
        case .sum(let a, let b):
            guard let left = bounds[a], let right = bounds[b] else { return bounds[a] ?? bounds[b] }
            return .sum(left, right, logarithm)
        case .product(let a, let b):
            guard let left = bounds[a], let right = bounds[b] else { return nil }
            return left * right
        case .quotient(let a, let b):
            guard let left = bounds[a], let right = bounds[b] else { return nil }
            return left / right
        case .power(let a, let exponent): return power(a, exponent)
        case .circular(let function, let multiple):
            degree.add(function, multiple)
            return function == .tangent ? .tangent : .cosine(half: half)
        }
    }

    private mutating func power(_ place: Int, _ exponent: Rational) -> ConjugateBound? {
        if exponent.isZero { return ConjugateBound(.one) }
        guard let radicand = bounds[place] else { return nil }
        if !exponent.isInteger { degree.addRoot(of: radicand, at: place, order: exponent.denominator) }
        return radicand.power(exponent)
    }

    /// The binary logarithm of a product of powers of the base.
    func logarithm(_ monomial: Monomial) -> BinaryLogarithm {
        monomial.powers.reduce(.zero) { sum, power in
            let (positive, negative) = logarithms[power.place]
            return sum + (power.exponent.isNegative ? negative : positive) * power.exponent.magnitude
        }
    }
}
