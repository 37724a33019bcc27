extension Reals {
    /// arsinh x = ±ln(1 + |x| + x²/(1 + √(1 + x²))), accurate near 0 too.
    func inverseHyperbolicSine(_ x: Ball) throws(Interruption) -> Ball {
        if x.accuracy < Reals.narrowAccuracy, !x.isExact {
            return try increasing(x) { (end) throws(Interruption) in try inverseHyperbolicSine(end) }
        }
        if x.midpoint.isNegative { return try inverseHyperbolicSine(x.negated).negated }
        if isHuge(x) { return try lnOfTwice(x) }
        let reals = try raised(by: 8)
        let square = try reals.square(x)
        let root = try reals.squareRoot(reals.add(.one, square))
        let excess = try reals.add(x, reals.divide(square, by: reals.add(.one, root)))
        return try rounded(reals.lnOnePlus(excess))
    }

    /// arcosh x = ln(1 + (x − 1) + √((x − 1)(x + 1))), accurate near 1 too. Undefined below 1, undecided for a ball
    /// with numbers on both sides of 1, unless the number is known not to be below.
    func inverseHyperbolicCosine(_ x: Ball, isKnownInDomain: Bool = false) throws(Interruption) -> Ball {
        if isHuge(x) { return try lnOfTwice(x) }
        let reals = try raised(by: 8)
        let above = try reals.nonNegative(reals.subtract(x, .one), isKnown: isKnownInDomain)
        let root = try reals.squareRoot(reals.multiply(above, by: reals.add(above, Ball(2))), isKnownNonNegative: true)
        return try rounded(reals.lnOnePlus(reals.add(above, root)))
    }

    /// Whether all of x is so large that 1 is nothing beside x².
    private func isHuge(_ x: Ball) -> Bool {
        let lower = x.lower
        return !lower.isNegative && lower.magnitudeExponent > Int64(precision) + 4
    }

    /// ln 2x, from which arsinh x and arcosh x differ by less than 1/x².
    private func lnOfTwice(_ x: Ball) throws(Interruption) -> Ball {
        try rounded(ln(x.shifted(by: 1)).widened(by: .power(-x.lower.magnitudeExponent)))
    }

    /// artanh x = ±½·ln(1 + 2|x|/(1 − |x|)), accurate near 0 too. Undefined from ±1 on.
    func inverseHyperbolicTangent(_ x: Ball) throws(Interruption) -> Ball {
        if x.lower >= .one || x.upper <= Dyadic.one.negated { throw .undefined }
        if x.upper >= .one || x.lower <= Dyadic.one.negated { throw .undecided }
        if x.accuracy < Reals.narrowAccuracy, !x.isExact {
            return try increasing(x) { (end) throws(Interruption) in try inverseHyperbolicTangent(end) }
        }
        if x.midpoint.isNegative { return try inverseHyperbolicTangent(x.negated).negated }
        let reals = try raised(by: 8)
        let excess = try reals.divide(x.shifted(by: 1), by: reals.subtract(.one, x))
        return try rounded(reals.lnOnePlus(excess).shifted(by: -1))
    }
}
