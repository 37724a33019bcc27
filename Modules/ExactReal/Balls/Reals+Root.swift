extension Reals {
    /// √x.
    ///
    /// Undefined for negative numbers, and undecided for a ball with numbers on both sides of 0; a number that is
    /// known not to be negative for other reasons, as a sum of squares is, may be taken as one.
    func squareRoot(_ x: Ball, isKnownNonNegative: Bool = false) throws(Interruption) -> Ball {
        let x = try nonNegative(x, isKnown: isKnownNonNegative)
        if x.isExact { return try squareRoot(of: x.midpoint) }
        let lowest = x.lowerMagnitude
        if x.accuracy < Reals.narrowAccuracy || lowest.isZero {
            return try increasing(x) { (end) throws(Interruption) in try squareRoot(of: end.midpoint) }
        }
        // |√X − √m| = |X − m|/(√X + √m) ≤ r/(2√m)·(1 + r/m).
        let root = try squareRoot(of: x.midpoint)
        let spread = x.radius / root.lowerMagnitude
        return try rounded(root.widened(by: (spread + spread * (x.radius / lowest)).shifted(by: -1)))
    }

    /// From this many certain bits on, a derivative tells how a function spreads a ball; below, its ends do.
    static let narrowAccuracy: Int64 = 8

    /// The k-th root, undefined for k below 1; of a negative number too if k is odd. Otherwise as for `squareRoot`.
    func root(_ x: Ball, _ k: Int, isKnownNonNegative: Bool = false) throws(Interruption) -> Ball {
        if k < 1 { throw .undefined }
        if k == 1 { return x }
        if k == 2 { return try squareRoot(x, isKnownNonNegative: isKnownNonNegative) }
        if x.sign == 0 { return x }
        if k.isMultiple(of: 2) {
            let clipped = try nonNegative(x, isKnown: isKnownNonNegative)
            return try clipped.sign == 1 ? positiveRoot(clipped, k) : wideRoot(clipped, k)
        }
        guard let sign = x.sign else { return try wideRoot(x, k) }
        return try sign < 0 ? positiveRoot(x.negated, k).negated : positiveRoot(x, k)
    }

    private func wideRoot(_ x: Ball, _ k: Int) throws(Interruption) -> Ball {
        try increasing(x) { (end) throws(Interruption) in try root(end, k) }
    }

    /// |ᵏ√X − ᵏ√m| ≤ ᵏ√m·r/(k·l) for numbers from l = m − r on.
    private func positiveRoot(_ x: Ball, _ k: Int) throws(Interruption) -> Ball {
        if x.accuracy < Reals.narrowAccuracy { return try wideRoot(x, k) }
        let root = try root(of: x.midpoint, k)
        let spread = root.magnitude * x.radius / x.lowerMagnitude
        return try rounded(root.widened(by: spread / Bound(below: Dyadic(Integer(k)))))
    }

    /// ᵏ√x = s·(1 + u)^(1/k) with u = x/sᵏ − 1, for any s; with s of half the precision u is so small that
    /// 1 + u/k is wrong by no more than 2u²/k, which holds for |u| ≤ 1/2.
    private func root(of x: Dyadic, _ k: Int) throws(Interruption) -> Ball {
        if precision <= Reals.roughPrecision || k > Reals.largestNewtonOrder { return try exponentialRoot(Ball(x), k) }
        let root = try with(precision: Int64(precision / 2 + 16)).root(of: x, k).midpoint
        let reals = try raised(by: Int64(FixedPoint.width(k)) + 8)
        let quotient = try reals.divide(Ball(x), by: reals.power(Ball(root), Integer(k)))
        let excess = try reals.subtract(quotient, .one)
        if excess.magnitude.magnitudeExponent >= 0 { throw .undecided }
        let error = (excess.magnitude * excess.magnitude).shifted(by: 1) / Bound(below: Dyadic(Integer(k)))
        let factor = try reals.add(.one, reals.divide(excess, by: Ball(Integer(k)))).widened(by: error)
        return try rounded(reals.multiply(Ball(root), by: factor))
    }

    /// From this order on a power costs more than a logarithm does.
    private static let largestNewtonOrder = 1 << 10

    /// x^(1/k) = e^(ln x / k), after x without its power of 2^k, so that the logarithm is no larger than k.
    private func exponentialRoot(_ x: Ball, _ k: Int) throws(Interruption) -> Ball {
        let scale = x.midpoint.magnitudeExponent / Int64(k)
        let reals = try raised(by: 8)
        let logarithm = try reals.ln(x.shifted(by: -scale * Int64(k)))
        return try rounded(reals.exp(reals.divide(logarithm, by: Ball(Integer(k)))).shifted(by: scale))
    }

    /// The part of the ball from 0 upwards.
    func nonNegative(_ x: Ball, isKnown: Bool) throws(Interruption) -> Ball {
        if x.lower.sign >= 0 { return x }
        let upper = x.upper
        if upper.sign < 0 { throw .undefined }
        if !isKnown { throw .undecided }
        return Ball(from: .zero, to: upper)
    }

    /// The root of a number that is not negative, rounded down to an integer root with `precision` bits or more.
    private func squareRoot(of x: Dyadic) throws(Interruption) -> Ball {
        if x.isZero { return .zero }
        let width = x.mantissa.bitWidth
        let missing = max(0, 2 * (precision + 1) - width)
        let shift = missing + ((x.exponent - Int64(missing)) & 1 == 0 ? 0 : 1)
        let limbs = (width + shift) / Limb.bitWidth + 1
        let work = Budget.work(dividing: limbs / 2, by: limbs / 2)
        if work > Budget.pieceWork { return try newtonRoot(x) }
        try budget.charge(work)
        let (root, isExact) = (x.mantissa << shift).rootAndExactness
        let exponent = (x.exponent - Int64(shift)) / 2
        return try rounded(Ball(Dyadic(root, exponent: exponent), radius: isExact ? .zero : .power(exponent)))
    }
}
