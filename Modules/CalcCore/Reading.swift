import ExactReal
import Screens

/// A value as the display shows it.
struct Reading: Hashable, Sendable {
    /// At most 12 digits, but every whole digit of what is below 1e16.
    let text: Text
    /// Whether the text is the whole truth.
    let isExact: Bool
    /// The value in full, where that says more than the text: a fraction or all digits of a whole number. Empty if it
    /// does not fit.
    let detail: Text

    /// The digits of the display, whole digits apart.
    private static let digitCount = 12
    /// The longest detail, in characters.
    private static let longestDetail = 36
    /// The most bits a number in a detail can have: log₂ 10 for each character.
    private static let longestDetailBits = 120

    /// The reading of a value. O(n²).
    init(_ value: Rational) {
        let decimal = value.decimal(significantDigits: Reading.digitCount)
        text = Text(utf8: decimal.text)
        isExact = decimal.isExact
        detail = value.isInteger && decimal.isExact ? "" : Reading.detail(value)
    }

    private static func detail(_ value: Rational) -> Text {
        if value.bitWidth > longestDetailBits { return "" }
        let text = Text(utf8: value.mixedText)
        return text.utf8.count > longestDetail ? "" : text
    }
}
