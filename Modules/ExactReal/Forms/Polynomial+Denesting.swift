extension Polynomial {
    /// √(a + b√c) as a sum of two square roots, given by their squares, if a² − b²c is the square of a rational number d:
    /// √((a + d)/2) ± √((a − d)/2).
    ///
    /// Source: A. Borodin, R. Fagin, J. Hopcroft, M. Tompa, "Decreasing the nesting depth of expressions involving square
    /// roots", J. Symbolic Computation 1, 1985.
    var denestedRoot: (first: Rational, second: Rational, isDifference: Bool)? {
        guard terms.count == 2, let surd = terms.last, let square = surd.key.squareIfSurd else { return nil }
        let a = self[.one]
        guard a.sign > 0, let d = (a * a - surd.factor * surd.factor * square).squareRoot else { return nil }
        return ((a + d) * .half, (a - d) * .half, surd.factor.isNegative)
    }
}

extension PowerProduct {
    /// The square, if the product is one of square roots of primes.
    fileprivate var squareIfSurd: Rational? {
        if wave != nil || powers.isZero { return nil }
        var square: Rational = 1
        for power in powers.terms {
            guard power.factor == .half, case .prime(let p) = power.key else { return nil }
            square *= Rational(p)
        }
        return square
    }
}
