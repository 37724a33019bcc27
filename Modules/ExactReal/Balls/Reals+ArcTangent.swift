extension Reals {
    /// atan x.
    func arcTangent(_ x: Ball) throws(Interruption) -> Ball {
        if x.accuracy < Reals.narrowAccuracy {
            return try increasing(x) { (end) throws(Interruption) in try arcTangent(of: end.midpoint) }
        }
        // The derivative is 1/(1 + x²), at most 1 and at most 1/x².
        let lowest = x.lowerMagnitude
        let spread = lowest.magnitudeExponent > 0 ? x.radius / lowest / lowest : x.radius
        return try rounded(arcTangent(of: x.midpoint).widened(by: spread))
    }

    /// The angle of the point (x, y), from −π to π.
    ///
    /// Undefined for (0, 0); undecided for a point that may be there, or on either side of the negative x-axis.
    func arcTangent(y: Ball, x: Ball) throws(Interruption) -> Ball {
        let reals = try raised(by: 4)
        if reals.isCloser(x, than: y), let side = y.sign, side != 0 {
            let turn = try reals.halfPi()
            return try rounded(
                reals.subtract(side > 0 ? turn : turn.negated, reals.arcTangent(reals.divide(x, by: y))))
        }
        guard let front = x.sign else { throw .undecided }
        if front == 0 { throw y.sign == 0 ? .undefined : .undecided }
        let angle = try reals.arcTangent(reals.divide(y, by: x))
        if front > 0 { return try rounded(angle) }
        guard let side = y.sign else { throw .undecided }
        let turn = try reals.pi()
        return try rounded(reals.add(angle, side < 0 ? turn.negated : turn))
    }

    private func isCloser(_ x: Ball, than y: Ball) -> Bool {
        x.midpoint.magnitude < y.midpoint.magnitude
    }

    private func arcTangent(of x: Dyadic) throws(Interruption) -> Ball {
        let reals = try raised(by: 4)
        if x.magnitudeExponent <= 0 { return try rounded(reals.arcTangentUpToOne(Ball(x))) }
        let turn = try reals.halfPi()
        let rest = try reals.arcTangentUpToOne(reals.reciprocal(Ball(x)))
        return try rounded(reals.subtract(x.isNegative ? turn.negated : turn, rest))
    }

    /// atan x for |x| ≤ 1.
    ///
    /// atan x = y + atan((x·cos y − sin y)/(cos y + x·sin y)) holds for every y near atan x; with y close to it what is
    /// left is near 0, where the series is short. y is the result itself with a quarter of the precision.
    private func arcTangentUpToOne(_ x: Ball) throws(Interruption) -> Ball {
        let smallness = -x.midpoint.magnitudeExponent
        if smallness >= Int64(precision / 8 + 3) { return try arcTangentSeries(x, isHyperbolic: false) }
        let reals = try raised(by: 8)
        let y = try nearbyArcTangent(x.midpoint)
        let (sine, cosine) = try reals.sineAndCosine(Ball(y))
        let upper = try reals.subtract(reals.multiply(x, by: cosine), sine)
        let lower = try reals.add(cosine, reals.multiply(x, by: sine))
        let rest = try reals.arcTangentSeries(reals.divide(upper, by: lower), isHyperbolic: false)
        return try rounded(reals.add(Ball(y), rest))
    }

    /// About atan x. Nothing depends on how good it is but speed.
    private func nearbyArcTangent(_ x: Dyadic) throws(Interruption) -> Dyadic {
        if precision > Reals.roughPrecision {
            let rough = try with(precision: Int64(precision / 4 + 8))
            return try rough.arcTangentUpToOne(rough.rounded(Ball(x))).midpoint
        }
        // S. Rajan et al., "Efficient approximations for the arctangent function", 2006: wrong by less than 0.0015.
        let (x, size) = (RoughNumber(x), RoughNumber(x.magnitude))
        let (a, b, c) = (RoughNumber(785, over: 1000), RoughNumber(245, over: 1000), RoughNumber(66, over: 1000))
        return (x * (a + (RoughNumber(1) + size * RoughNumber(-1)) * (b + c * size))).dyadic
    }

    /// atan x or artanh x by its series, for |x| < 1/2; quick for |x| much smaller.
    func arcTangentSeries(_ x: Ball, isHyperbolic: Bool) throws(Interruption) -> Ball {
        // A guess that good is the rule; but no answer may depend on it.
        if x.magnitude.magnitudeExponent >= 0 { throw .undecided }
        let fixed = FixedPoint(bits: precision + 8, budget: budget)
        let argument = fixed.number(x.midpoint)
        let (quotient, error) = try fixed.arcTangentQuotient(argument, isHyperbolic: isHyperbolic)
        let value = try multiply(Ball(x.midpoint), by: fixed.ball(quotient, error: error + 4))
        // The derivatives are 1/(1 ± x²) ≤ 2 while |x| ≤ 1/2.
        return try rounded(value.widened(by: x.radius.shifted(by: 1)))
    }
}
