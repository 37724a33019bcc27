/// A number in digits, cut from an exact value for showing: decimal ones, unless another base was asked for.
///
/// Its value is ±d.ddd… × `radix`^`exponent`.
public struct Decimal: Hashable, Sendable {
    /// How the digits that are not shown are dropped.
    public enum Rounding: Sendable {
        /// To the nearest; a value exactly half way goes to the even digit.
        case toNearestOrEven
        /// Cut off.
        case towardZero
    }

    /// Whether the number is less than 0.
    public let isNegative: Bool
    /// The base of the digits, from 2 to 36.
    public let radix: Int
    /// The digits in ASCII, with small letters after 9; the first and the last are not `0`. A single `0` for zero.
    public let digits: [UInt8]
    /// The power of the base of the first digit.
    public let exponent: Int64
    /// Whether the digits are the whole truth.
    public let isExact: Bool
    /// The number of digits it was rounded to; `digits` has fewer if the rest are zeros.
    public let precision: Int

    /// The largest number of digits that is worked out; a wish for more is cut to it.
    public static let maximumDigitCount = 1_000_000

    /// Digits of which the first has the power of the base `exponent`; zeros at either end are dropped.
    init(isNegative: Bool, digits: [UInt8], exponent: Int64, isExact: Bool, precision: Int, radix: Int = 10) {
        self.radix = radix
        let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        var digits = Array(digits.dropFirst(zeros))
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        self.isNegative = isNegative && !digits.isEmpty
        self.exponent = digits.isEmpty ? 0 : exponent - Int64(zeros)
        self.digits = digits.isEmpty ? [UInt8(ascii: "0")] : digits
        self.isExact = isExact
        self.precision = precision
    }

    /// A wish for digits as far as it can be fulfilled: at least 1, at most `maximumDigitCount`.
    static func possibleDigitCount(_ wanted: Int) -> Int { min(max(1, wanted), maximumDigitCount) }

    /// The digits to round to: `wanted`, but all before the point if these are no more than are always shown.
    static func precision(_ wanted: Int, exponent: Int64, radix: Int = 10) -> Int {
        exponent < Int64(fullDigitCount(radix)) ? max(wanted, Int(max(-1, exponent)) + 1) : wanted
    }

    /// So many digits before the point are always shown: `Rational.fullDigitCount` decimal ones, the 64 of a machine
    /// word in other bases.
    static func fullDigitCount(_ radix: Int) -> Int { radix == 10 ? Rational.fullDigitCount : 64 }

    /// At most `precision` digits.
    func rounded(_ rounding: Rounding) -> Decimal {
        if digits.count <= precision { return self }
        var kept = [UInt8(ascii: "0")] + digits[..<precision]
        if rounding == .toNearestOrEven, isRoundedUp { Decimal.increment(&kept) }
        return Decimal(
            isNegative: isNegative, digits: kept, exponent: exponent + 1, isExact: false, precision: precision)
    }

    /// Whether what follows `precision` digits is more than half a unit, or half of it after an odd digit.
    private var isRoundedUp: Bool {
        let next = digits[precision]
        let isHalf = next == UInt8(ascii: "5") && digits.count == precision + 1 && isExact
        return isHalf ? digits[precision - 1] & 1 == 1 : next >= UInt8(ascii: "5")
    }

    private static func increment(_ digits: inout [UInt8]) {
        var i = digits.count - 1
        while digits[i] == UInt8(ascii: "9") {
            digits[i] = UInt8(ascii: "0")
            i -= 1
        }
        digits[i] += 1
    }
}
