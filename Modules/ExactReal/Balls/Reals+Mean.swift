/// The arithmetic–geometric mean, and logarithms by it.
extension Reals {
    /// From this precision on, logarithms by the mean are faster than by an exponential.
    static let meanThreshold = 8_000

    /// Nearer to 1 than 2 to the power of minus this, a logarithm has too few of the bits of both terms that make it.
    static let meanSmallness: Int64 = 16

    /// ln(f·2^n) for f from ½ to 2, wrong by little more than 2^−`precision`, however near to 0 it is.
    ///
    /// With k = f·2^−m, ln(4/k) is π/(2·M(1, k)) but for at most 4k²·(8 + |ln k|) (J. and P. Borwein, "The
    /// arithmetic-geometric mean and fast computation of elementary functions", 1984; R. Brent 1976). Here k ≤ 2^(1−m) and
    /// |ln k| ≤ m, so that is less than 2^(4−2m)·(8 + m).
    func meanLogarithm(_ fraction: Dyadic, exponent n: Int64) throws(Interruption) -> Ball {
        let m = precision / 2 + FixedPoint.width(precision)
        let reals = try raised(by: Int64(FixedPoint.width(m)) + 12)
        let mean = try reals.arithmeticGeometricMean(Ball(fraction.shifted(by: -Int64(m))))
        let quotient = try reals.divide(reals.halfPi(), by: mean)
        let power = try reals.multiply(reals.lnTwo(), by: Ball(Integer(wide: n + Int64(m + 2))))
        let error = Bound(UInt64(m + 8), exponent: Int64(4 - 2 * m))
        return try reals.subtract(power, quotient).widened(by: error)
    }

    /// M(1, k), for k from 0 to 2, but not 0.
    ///
    /// Two numbers are replaced by their two means until they are near: with q = (a − b)/(a + b) and m = (a + b)/2, what both
    /// have between them is m·(1 − q²/4 − 5q⁴/64 − …). All of these factors are below 0 (Kaluza's theorem, since those of 1/M,
    /// ((2n)!/4ⁿn!²)², are convex in their logarithms), and together they are −1, as M(2, 0) = 0; so those from q⁶ on are
    /// less than q⁶ together.
    func arithmeticGeometricMean(_ k: Ball) throws(Interruption) -> Ball {
        var (a, b) = (Ball.one, k)
        while true {
            let mean = try add(a, b).shifted(by: -1)
            let distance = try subtract(a, b)
            let smallness = mean.midpoint.magnitudeExponent - distance.magnitude.magnitudeExponent
            if smallness > Int64(precision / 6) { return try meanOfNear(mean, distance) }
            (a, b) = (mean, try squareRoot(multiply(a, by: b)))
        }
    }

    /// m − t − 5t²/4m − …, with t = (a − b)²/16m = m·q²/4; what follows is less than m·q⁶ = 64t³/m².
    private func meanOfNear(_ mean: Ball, _ distance: Ball) throws(Interruption) -> Ball {
        let short = try with(precision: Int64(precision) * 2 / 3 + 16)
        let first = try short.divide(short.square(short.rounded(distance)), by: short.rounded(mean)).shifted(by: -4)
        let shorter = try with(precision: Int64(precision) / 3 + 16)
        let square = try shorter.divide(shorter.square(shorter.rounded(first)), by: shorter.rounded(mean))
        let second = try shorter.multiply(square, by: 5).shifted(by: -2)
        let rest = first.magnitude * square.magnitude / mean.lowerMagnitude
        return try subtract(subtract(mean, first), second).widened(by: rest.shifted(by: 6))
    }
}
