extension Reals {
    /// ln x. Undefined for numbers up to 0.
    func ln(_ x: Ball) throws(Interruption) -> Ball {
        if x.upper.sign <= 0 { throw .undefined }
        let lowest = x.lowerMagnitude
        if x.midpoint.isNegative || lowest.isZero { throw .undecided }
        if x.accuracy < Reals.narrowAccuracy {
            return try increasing(x) { (end) throws(Interruption) in try ln(of: end.midpoint) }
        }
        // |ln X − ln m| ≤ r/(m − r).
        return try rounded(ln(of: x.midpoint).widened(by: x.radius / lowest))
    }

    /// ln(1 + u), with all its accuracy for u near 0.
    func lnOnePlus(_ u: Ball) throws(Interruption) -> Ball {
        if u.magnitude.magnitudeExponent <= -2 { return try lnNearOne(u) }
        return try raised(by: 4).ln(add(.one, u))
    }

    private func ln(of x: Dyadic) throws(Interruption) -> Ball {
        // x = f·2^n with f from √½ to √2.
        let isLow = x.mantissa.leadingBits < 0xB504_F333_F9DE_6484
        let n = isLow ? x.magnitudeExponent - 1 : x.magnitudeExponent
        let fraction = x.shifted(by: -n)
        let excess = Dyadic.sum(fraction, Dyadic.one.negated, bits: x.mantissa.bitWidth + 2).value
        if precision >= Reals.meanThreshold, excess.magnitudeExponent > -Reals.meanSmallness {
            return try rounded(raised(by: Reals.meanSmallness + 4).meanLogarithm(fraction, exponent: n))
        }
        if n == 0 { return try lnNearOne(Ball(excess)) }
        let reals = try raised(by: 4)
        return try rounded(
            reals.add(reals.lnNearOne(Ball(excess)), reals.multiply(reals.lnTwo(), by: Ball(Integer(wide: n)))))
    }

    /// ln(1 + u) for |u| ≤ 0.42.
    ///
    /// ln(1 + u) = y + ln((1 + u)·e^−y) holds for every y; with y near the logarithm what is left is near 0, where the
    /// series is short. y is the logarithm itself with a quarter of the precision.
    private func lnNearOne(_ u: Ball) throws(Interruption) -> Ball {
        let smallness = -u.midpoint.magnitudeExponent
        if smallness >= Int64(precision / 8 + 3) || u.midpoint.isZero { return try lnSeries(u, over: add(Ball(2), u)) }
        let reals = try raised(by: smallness + 8)
        let y = try nearbyLogarithm(u.midpoint)
        let scale = try reals.exp(Ball(y.negated))
        let rest = try reals.subtract(reals.multiply(reals.add(.one, u), by: scale), .one)
        return try rounded(reals.add(Ball(y), reals.lnSeries(rest, over: reals.add(Ball(2), rest))))
    }

    /// ln(1 + u) = 2·artanh(u/(2 + u)).
    private func lnSeries(_ u: Ball, over sum: Ball) throws(Interruption) -> Ball {
        try arcTangentSeries(divide(u, by: sum), isHyperbolic: true).shifted(by: 1)
    }

    /// About ln(1 + u). Nothing depends on how good it is but speed.
    private func nearbyLogarithm(_ u: Dyadic) throws(Interruption) -> Dyadic {
        if precision > Reals.roughPrecision {
            let rough = try with(precision: Int64(precision / 4 + 8))
            return try rough.lnNearOne(rough.rounded(Ball(u))).midpoint
        }
        // y = 2q·(1 + q²/3) with q = u/(2 + u), wrong by less than 2^−13.
        let argument = RoughNumber(u)
        let quotient = argument / (RoughNumber(2) + argument)
        return (quotient * (RoughNumber(2) + quotient * quotient * RoughNumber(2, over: 3))).dyadic
    }

    /// Up to this precision a formula in few bits is a good start for an inverse function.
    static let roughPrecision = 64
}
