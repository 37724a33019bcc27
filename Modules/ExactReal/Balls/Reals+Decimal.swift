extension Reals {
    /// The digits of a number, as many as `Rational.decimal` gives, if both ends of its ball agree on all of them.
    func digits(of x: Ball, _ wish: DigitWish) throws(Interruption) -> CertainDigits {
        guard let sign = x.sign else { return .missing(bits: wish.bits) }
        if sign == 0 {
            let zero = DigitUnits(
                isNegative: false, count: .zero, scale: 0, radix: wish.radix, precision: wish.count)
            return .certain(zero, mayBeAll: true, isAll: true)
        }
        let size = sign < 0 ? x.negated : x
        let exponent = try exponent(of: size, radix: wish.radix, bits: wish.bits)
        let precision = Decimal.precision(wish.count, exponent: exponent, radix: wish.radix)
        let needed = wish.bits(ofDigits: precision)
        if x.accuracy < needed { return .missing(bits: needed - x.accuracy + Reals.spareBits) }
        let scale = Reals.scale(size, Int64(precision) - 1 - exponent, wish.radix)
        let units = DigitUnits(
            isNegative: sign < 0, count: .zero, scale: scale, radix: wish.radix, precision: precision)
        let digits = try with(precision: needed + Reals.spareBits).digits(of: size, in: units, wish)
        guard case .border = digits else { return digits }
        // A border so near that only all that is known of x tells on which side it lies.
        return try with(precision: min(Int64(self.precision), x.accuracy) + needed + Reals.spareBits)
            .digits(of: size, in: units, wish)
    }

    /// Bits below the digits: a number that agrees with its digits so far is likely to be what they are.
    static let spareBits: Int64 = 40

    /// The digits of a number above 0 in units.
    private func digits(of x: Ball, in units: DigitUnits, _ wish: DigitWish) throws(Interruption) -> CertainDigits {
        let scaled = try multiply(x, byPowerOf: wish.radix, units.scale)
        try budget.check(limbs: Int(max(0, scaled.midpoint.magnitudeExponent)) / Limb.bitWidth)
        let half = Dyadic(.one, exponent: -1)
        let isNearest = wish.rounding == .toNearestOrEven
        let ends = [scaled.lower, scaled.upper].map { isNearest ? exactSum($0, half) : $0 }
        var (low, high) = (ends[0].wholePart, ends[1].wholePart)
        let isTie = isNearest && Dyadic(low, exponent: 0) == ends[0]
        if scaled.isExact, isTie, low.isOdd { (low, high) = (low - .one, high - .one) }
        if low != high || isTie && !scaled.isExact {
            return .border(units.with(count: isNearest ? high - .one : low))
        }
        let shown = Dyadic(low, exponent: 0)
        return .certain(
            units.with(count: low), mayBeAll: scaled.holds(shown), isAll: scaled.isExact && scaled.midpoint == shown)
    }

    private func exactSum(_ x: Dyadic, _ y: Dyadic) -> Dyadic {
        Dyadic.sum(x, y, bits: Int(max(x.magnitudeExponent, 1) - min(x.exponent, y.exponent)) + 1).value
    }

    /// No more digits after the point than a number has that is known exactly.
    private static func scale(_ x: Ball, _ scale: Int64, _ radix: Int) -> Int64 {
        if !x.isExact || x.midpoint.exponent < 0 && radix & 1 == 1 { return scale }
        return min(scale, max(0, -x.midpoint.exponent))
    }

    /// x·radixⁿ, exact if that has no more than `precision` bits.
    func multiply(_ x: Ball, byPowerOf radix: Int, _ n: Int64) throws(Interruption) -> Ball {
        let power = try power(Ball(Integer(radix)), Integer(wide: Int64(n.magnitude)))
        return try n < 0 ? divide(x, by: power) : multiply(x, by: power)
    }
}

/// Powers of a base.
extension Reals {
    /// The power of the base of the first digit of a number above 0; where the ball does not tell with so many bits, that
    /// of its lower end.
    func exponent(of x: Ball, radix: Int, bits: Int64) throws(Interruption) -> Int64 {
        let lowest = try lowestExponent(of: x, radix: radix)
        let rough = try exponents(of: x, radix, above: lowest, bits: Reals.roughBits)
        if rough.lower == rough.upper || bits <= Reals.roughBits { return rough.lower }
        // Near a power of the base all of the number tells on which side of it the number lies.
        return try exponents(of: x, radix, above: lowest, bits: bits + Reals.spareBits).lower
    }

    private static let roughBits: Int64 = 64

    /// The powers of the base of the first digits of both ends, worked out with so many bits.
    private func exponents(
        of x: Ball, _ radix: Int, above lowest: Int64, bits: Int64
    ) throws(Interruption) -> (lower: Int64, upper: Int64) {
        let reals = try with(precision: bits)
        let scaled = try reals.multiply(reals.rounded(x), byPowerOf: radix, -lowest)
        let digits = [scaled.lower, scaled.upper].map { end in end.wholePart.digitCount(radix: Limb(radix)) }
        return (lowest + digits[0] - 1, lowest + digits[1] - 1)
    }

    /// How many digits after the point are surely 0, or a few less.
    func zeros(of x: Ball, radix: Int) throws(Interruption) -> Int64 {
        let (high, _) = try max(0, -x.magnitude.magnitudeExponent).multipliedFullWidth(by: digitsPerBit(radix))
        return 4 * high
    }

    /// The power of the base of the first digit, or a few less.
    private func lowestExponent(of x: Ball, radix: Int) throws(Interruption) -> Int64 {
        let (high, _) = try (x.midpoint.magnitudeExponent - 2).multipliedFullWidth(by: digitsPerBit(radix))
        return 4 * high - 1
    }

    /// 1/log₂ radix, in units of 2^−62, rounded down.
    private func digitsPerBit(_ radix: Int) throws(Interruption) -> Int64 {
        if radix == 10 { return 0x1344_1350_9F79_FEF3 }
        let reals = try with(precision: 80)
        let ratio = try reals.divide(reals.lnTwo(), by: reals.ln(Ball(Integer(radix))))
        return ratio.shifted(by: 62).lower.floor?.wide ?? 1 << 62
    }
}

extension Natural {
    /// How many digits a small number has, at least 1. O(n²).
    fileprivate func digitCount(radix: Limb) -> Int64 {
        var (rest, count) = (self, Int64(1))
        while rest >= Natural(radix) {
            _ = rest.divide(by: radix)
            count += 1
        }
        return count
    }
}
