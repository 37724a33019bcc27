import ExactReal
import Screens

/// A value as the display shows it.
struct Reading: Hashable, Sendable {
    /// At most 12 digits, but every whole digit of what is below 1e16; each of them certain.
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

    /// The reading of a number of a calculation.
    init(_ number: Calculation.Number, of calculation: Calculation) throws(CalculationError) {
        if let value = calculation.rational(number) {
            self.init(value)
            return
        }
        switch try calculation.decimal(number, significantDigits: Reading.digitCount) {
        case .certain(let decimal): self.init(decimal, detail: "")
        case .roundedOtherwise(let decimal): self.init(decimal, detail: "No more digits could be made certain")
        case .zeros: self.init(text: "0.000…", isExact: false, detail: "Not proved to be 0")
        }
    }

    /// The reading of a rational number. O(n²).
    init(_ value: Rational) {
        let decimal = value.decimal(significantDigits: Reading.digitCount)
        self.init(decimal, detail: value.isInteger && decimal.isExact ? "" : Reading.detail(value))
    }

    private init(_ decimal: Decimal, detail: Text) {
        self.init(text: Text(utf8: decimal.text), isExact: decimal.isExact, detail: detail)
    }

    private init(text: Text, isExact: Bool, detail: Text) {
        self.text = text
        self.isExact = isExact
        self.detail = detail
    }

    private static func detail(_ value: Rational) -> Text {
        if value.bitWidth > longestDetailBits { return "" }
        let text = Text(utf8: value.mixedText)
        return text.utf8.count > longestDetail ? "" : text
    }
}
