extension Rational {
    /// The power with a whole exponent, 0⁰ being 1; nil for a negative power of 0, and if a part of the result would
    /// have more than `Integer.maximumBitWidth` bits. O(M(n)) for n limbs of the result.
    public func power(_ exponent: Int) -> Rational? {
        if exponent < 0 {
            // The least Int has no positive counterpart; only −1, 0 and 1 have such powers, and theirs repeat.
            return reciprocal?.power(exponent == .min ? .max - 1 : -exponent)
        }
        guard let upper = numerator.power(exponent), let lower = denominator.power(exponent) else { return nil }
        return Rational(lowestTerms: upper, over: lower)
    }

    /// The square root if it is rational, else nil; nil for negative values. O(M(n)).
    public var squareRoot: Rational? {
        guard let upper = numerator.exactSquareRoot, let lower = denominator.exactSquareRoot else { return nil }
        return Rational(lowestTerms: upper, over: lower)
    }
}
