/// An upper bound of a binary logarithm, in units of 2^−16.
///
/// Every operation rounds up. A bound that grows too large becomes `infinite` and stays so.
struct BinaryLogarithm: Equatable {
    let units: Int64

    /// 1 in units.
    private static let unit: Int64 = 1 << 16
    private static let limit: Int64 = 1 << 60

    /// The logarithms of 1 and 2.
    static let zero = BinaryLogarithm(units: 0)
    static let one = BinaryLogarithm(units: unit)
    static let infinite = BinaryLogarithm(units: limit)

    private init(units: Int64) {
        self.units = max(-BinaryLogarithm.limit, min(units, BinaryLogarithm.limit))
    }

    /// The logarithm of a number that is not below 1, less than two units too large.
    init(of number: Integer) {
        let magnitude = number.naturalMagnitude
        let isShort = number.bitWidth - magnitude.trailingZeroBitCount <= UnitNumber.bits + 1
        let leading = magnitude.leadingBits >> UInt64(UInt64.bitWidth - UnitNumber.bits - 1)
        let mantissa = UnitNumber(units: leading + (isShort ? 0 : 1))
        self.init(units: Int64(number.bitWidth - 1) * BinaryLogarithm.unit + mantissa.logarithm)
    }

    /// The logarithm of 1 over a number that is not below 1.
    init(ofReciprocal number: Integer) {
        self.init(units: 2 - BinaryLogarithm(of: number).units)
    }

    var isInfinite: Bool { units == BinaryLogarithm.limit }

    /// The bound as a whole number.
    var roundedUp: Int64 { -(-units >> 16) }

    /// The logarithm of a product.
    static func + (left: BinaryLogarithm, right: BinaryLogarithm) -> BinaryLogarithm {
        left.isInfinite || right.isInfinite ? .infinite : BinaryLogarithm(units: left.units + right.units)
    }

    /// The logarithm of a power with an exponent that is not negative.
    static func * (logarithm: BinaryLogarithm, exponent: Rational) -> BinaryLogarithm {
        if logarithm.isInfinite { return exponent.isZero ? .zero : .infinite }
        let product = (Rational(Integer(wide: logarithm.units)) * exponent).ceiling
        return BinaryLogarithm(units: product.wide ?? (product.isNegative ? -limit : limit))
    }

    /// The logarithm of 2^`left` + 2^`right`.
    static func ofSum(_ left: BinaryLogarithm, _ right: BinaryLogarithm) -> BinaryLogarithm {
        let larger = max(left.units, right.units)
        if larger == limit { return .infinite }
        let sum = UnitNumber.onePlusPower(ofTwo: min(left.units, right.units) - larger)
        return BinaryLogarithm(units: larger + sum.logarithm)
    }
}
