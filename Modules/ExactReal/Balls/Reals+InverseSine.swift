extension Reals {
    /// asin x. Undefined beyond ±1, undecided for a ball with numbers on both sides of an end, unless the number is
    /// known to be within.
    func arcSine(_ x: Ball, isKnownInDomain: Bool = false) throws(Interruption) -> Ball {
        let reals = try raised(by: 8)
        try checkDomain(x, isKnownInDomain)
        if x.magnitude.magnitudeExponent < 0 {
            let (below, above) = (try reals.subtract(.one, x), try reals.add(.one, x))
            return try rounded(
                reals.arcTangent(reals.divide(x, by: reals.squareRoot(reals.multiply(below, by: above)))))
        }
        return try rounded(reals.subtract(reals.halfPi(), reals.arcCosine(x, isKnownInDomain: true)))
    }

    /// acos x = 2·atan √((1 − x)/(1 + x)), accurate near 1 too; for negative x from that of −x. Domain as for `arcSine`.
    func arcCosine(_ x: Ball, isKnownInDomain: Bool = false) throws(Interruption) -> Ball {
        let reals = try raised(by: 8)
        try checkDomain(x, isKnownInDomain)
        if x.midpoint.isNegative {
            return try rounded(reals.subtract(reals.pi(), reals.arcCosine(x.negated, isKnownInDomain: true)))
        }
        let quotient = try reals.divide(reals.subtract(.one, x), by: reals.add(.one, x))
        return try rounded(reals.arcTangent(reals.squareRoot(quotient, isKnownNonNegative: true)).shifted(by: 1))
    }

    private func checkDomain(_ x: Ball, _ isKnown: Bool) throws(Interruption) {
        if x.lower > .one || x.upper < Dyadic.one.negated { throw .undefined }
        if !isKnown, x.upper > .one || x.lower < Dyadic.one.negated { throw .undecided }
    }
}
