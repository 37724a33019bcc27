/// An upper bound: a number from 0 upwards with 32 significant bits. Every operation rounds up unless it says not to.
///
/// As the radius type of Arb (F. Johansson, "Arb: efficient arbitrary-precision midpoint-radius interval arithmetic",
/// IEEE Trans. Computers 66, 2017). Its value is `mantissa`·2^`exponent`.
struct Bound: Equatable, Sendable {
    /// 0, or from 2^31 to 2^32 − 1.
    let mantissa: UInt64
    /// From −2^61 to 2^61; a bound at the upper end stands for everything above too.
    let exponent: Int64

    static let width = 32
    static let exponentLimit: Int64 = 1 << 61
    static let zero = Bound(0, exponent: 0)

    /// The value `mantissa`·2^`exponent`, with a mantissa of any width.
    init(_ mantissa: UInt64, exponent: Int64, isRoundedUp: Bool = true) {
        let drop = UInt64.bitWidth - mantissa.leadingZeroBitCount - Bound.width
        let cut = mantissa >> drop
        let isInexact = drop > 0 && cut << drop != mantissa
        let rounded = isInexact && isRoundedUp ? cut + 1 : cut
        let carry = rounded >> Bound.width
        self.mantissa = rounded >> carry
        let exponent = exponent + Int64(drop) + Int64(carry)
        self.exponent = mantissa == 0 ? 0 : max(-Bound.exponentLimit, min(exponent, Bound.exponentLimit))
    }

    /// 2^`exponent`.
    static func power(_ exponent: Int64) -> Bound { Bound(1, exponent: exponent) }

    /// The absolute value, rounded up.
    init(above value: Dyadic) {
        let bits = value.mantissa.leadingBits
        let isShort = value.mantissa.bitWidth - value.mantissa.trailingZeroBitCount <= Bound.width
        self.init(
            (bits >> UInt64(Bound.width)) + (isShort ? 0 : 1), exponent: value.magnitudeExponent - Int64(Bound.width))
    }

    /// The absolute value, rounded down.
    init(below value: Dyadic) {
        self.init(
            value.mantissa.leadingBits >> UInt64(Bound.width), exponent: value.magnitudeExponent - Int64(Bound.width))
    }

    var isZero: Bool { mantissa == 0 }

    /// The value is less than 2^`magnitudeExponent`, and not less than half of that.
    var magnitudeExponent: Int64 { isZero ? Dyadic.zeroExponent : exponent + Int64(Bound.width) }

    /// The value itself.
    var dyadic: Dyadic { Dyadic(Natural(wide: mantissa), exponent: exponent) }
}

extension Bound: Comparable {
    static func < (left: Bound, right: Bound) -> Bool {
        let (a, b) = (left.magnitudeExponent, right.magnitudeExponent)
        return a == b ? left.mantissa < right.mantissa : a < b
    }
}
