import ExactReal
import Screens

/// Some digits of a number from the middle, cut and not rounded, so that each of them is a digit of the number.
public struct DigitRow: Hashable, Sendable {
    /// The digits, with `…` on the sides on which there are more, and the point where it lies among them.
    let text: Text
    /// Which digits these are, in words.
    let label: Text
    /// Whether more digits follow.
    let goesOn: Bool

    /// How many digits a row has.
    static let length = 15

    /// The digits from `first` on, counted from the first one that is not 0. Their cost is charged to the calculation's
    /// budget. Throws where they cannot be told.
    init(_ value: Real, from first: Int, _ calculation: Calculation) throws(ExpressionError) {
        let count = first + DigitRow.length
        do throws(CalculationError) {
            let number = try calculation.number(value)
            switch try calculation.decimal(number, significantDigits: count, rounding: .towardZero) {
            case .certain(let decimal): self.init(decimal, first, count)
            case .roundedOtherwise, .zeros: throw .undecided(.sign)
            }
        } catch {
            throw ExpressionError(error, in: nil, at: 0)
        }
    }

    private init(_ decimal: Decimal, _ first: Int, _ count: Int) {
        goesOn = !decimal.isExact
        // A whole number that is known in full has zeros at its end, and no digits behind them.
        let whole = Int(clamping: decimal.exponent) + 1
        let end = goesOn ? count : min(count, max(decimal.digits.count, whole, first))
        let digits = decimal.digits + Array(repeating: 0x30, count: max(0, end - decimal.digits.count))
        // A short number in the usual form has its point among the digits.
        let isPlain = (-9..<16).contains(decimal.exponent)
        let point = isPlain ? whole - first : Int.max
        let sign: Text = decimal.isNegative ? "-" : ""
        let head: Text = first == 0 ? sign + (point <= 0 ? DigitRow.zeros(-point) : "") : "…"
        text = head + DigitRow.pointed(Array(digits[min(first, end)..<end]), after: point) + (goesOn ? "…" : "")
        label = DigitRow.label(first..<end, whole: isPlain ? whole : nil, goesOn: goesOn)
    }

    /// What stands before the first digit of a number below 1.
    private static func zeros(_ count: Int) -> Text { "0." + Text(repeating: "0", count: count) }

    private static func pointed(_ digits: [UInt8], after whole: Int) -> Text {
        guard (1..<digits.count).contains(whole) else { return Text(utf8: digits) }
        return Text(utf8: digits[..<whole] + [UInt8(ascii: ".")] + digits[whole...])
    }

    /// Counted behind the point where the digits lie there, else from the first.
    private static func label(_ digits: Range<Int>, whole: Int?, goesOn: Bool) -> Text {
        let areDecimals = whole.map { digits.lowerBound >= $0 } ?? false
        let skipped = areDecimals ? whole ?? 0 : 0
        let ends = [digits.lowerBound + 1, digits.upperBound].map { Text(decimal: Int64($0 - skipped)) }
        return switch (areDecimals, goesOn) {
        case (true, true): tr("decimals {} – {}, more follow", ends[0], ends[1])
        case (true, false): tr("decimals {} – {}", ends[0], ends[1])
        case (false, true): tr("digits {} – {}, more follow", ends[0], ends[1])
        case (false, false): tr("digits {} – {}", ends[0], ends[1])
        }
    }
}
