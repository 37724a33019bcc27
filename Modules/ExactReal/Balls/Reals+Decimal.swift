extension Reals {
    /// The digits of a number, as many as `Rational.decimal` gives, if both ends of its ball agree on all of them.
    func decimal(
        _ x: Ball, significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven
    ) throws(Interruption) -> CertainDigits {
        let wanted = Decimal.possibleDigitCount(significantDigits)
        guard let sign = x.sign else { return .missing(bits: Reals.bitsMissing(around: x, for: wanted)) }
        if sign == 0 {
            return .certain(Decimal(isNegative: false, digits: [], exponent: 0, isExact: true, precision: wanted))
        }
        let needed = Reals.bits(ofDigits: wanted)
        if x.accuracy < needed { return .missing(bits: needed - x.accuracy + 8) }
        let enough = needed + Reals.bits(ofDigits: Rational.fullDigitCount) + 64
        if let decimal = try with(precision: enough).agreedDecimal(x, wanted, rounding) { return .certain(decimal) }
        // A border of digits so near that only all that is known of x tells on which side it lies.
        let reals = try with(precision: min(Int64(precision), x.accuracy) + enough)
        if let decimal = try reals.agreedDecimal(x, wanted, rounding) { return .certain(decimal) }
        return .missing(bits: max(64, 2 * needed - x.accuracy))
    }

    /// The digits of both ends if they are the same.
    private func agreedDecimal(
        _ x: Ball, _ wanted: Int, _ rounding: Decimal.Rounding
    ) throws(Interruption) -> Decimal? {
        let scale = Int64(max(wanted, Rational.fullDigitCount)) + 2 - Reals.lowestDecimalExponent(x)
        let scaled = try multiply(x, byPowerOfTen: scale)
        // Twice from binary to decimal.
        for _ in 0..<2 { try budget.charge(dividing: limbs, by: limbs) }
        let ends = [scaled.lower, scaled.upper].map { end in
            digits(
                of: end.magnitude, isNegative: x.midpoint.isNegative, isExact: scaled.isExact, scale: scale, wanted
            ).rounded(rounding)
        }
        return ends[0] == ends[1] ? ends[0] : nil
    }

    /// x·10ⁿ, exact if that has no more than `precision` bits.
    func multiply(_ x: Ball, byPowerOfTen n: Int64) throws(Interruption) -> Ball {
        let power = try power(Ball(10), Integer(wide: Int64(n.magnitude)))
        return try n < 0 ? divide(x, by: power) : multiply(x, by: power)
    }

    /// The digits of the whole part of a scaled number.
    private func digits(of end: Dyadic, isNegative: Bool, isExact: Bool, scale: Int64, _ wanted: Int) -> Decimal {
        let (whole, rest) = end.cut(below: 0)
        let digits = (whole.mantissa << Int(whole.exponent)).digits
        let exponent = Int64(digits.count) - 1 - scale
        return Decimal(
            isNegative: isNegative, digits: digits, exponent: exponent, isExact: isExact && rest.isZero,
            precision: Decimal.precision(wanted, exponent: exponent))
    }

    /// The bits of so many digits, and a few.
    static func bits(ofDigits count: Int) -> Int64 { Int64(count) * 3322 / 1000 + 4 }

    /// A ball around 0 says nothing about the size of its number; one that could not be smaller never will.
    private static func bitsMissing(around x: Ball, for digits: Int) -> Int64 {
        x.radius <= .power(1 - Ball.exponentLimit) ? Ball.exponentLimit : bits(ofDigits: digits)
    }

    /// The power of ten of the first digit, or one or two less.
    private static func lowestDecimalExponent(_ x: Ball) -> Int64 {
        // log₁₀ 2·2^63, rounded down.
        let (high, _) = (x.midpoint.magnitudeExponent - 1).multipliedFullWidth(by: 0x2688_26A1_3EF3_FDE6)
        return 2 * high - 1
    }
}
