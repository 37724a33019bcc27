import ExactReal
import Screens

/// A value as the display shows it.
public struct Reading: Hashable, Sendable {
    /// At most as many digits as were asked for, 12 as a rule, but every whole digit of what is below 1e16; each of them certain.
    let text: Text
    /// Whether the text is the whole truth.
    let isExact: Bool
    /// The value in full, where that says more than the text: a fraction, all digits of a whole number or a closed form
    /// such as `2√2`. Empty if it does not fit.
    let detail: Text
    /// The detail where it is the value itself; else empty.
    let exactForm: Text
    /// What stands behind the digits, with its space; empty for a plain number and for what is not shown as a number.
    let unit: Text

    /// The digits of the display unless the user wants others, whole digits apart.
    public static let digitCount = 12
    /// The longest detail, in characters.
    private static let longestDetail = 36
    /// The most bits a number in a detail can have: log₂ 10 for each character.
    private static let longestDetailBits = 120

    /// The reading of a number of a calculation. Its cost is charged to the calculation's budget.
    init(
        _ number: Calculation.Number, of calculation: Calculation, digits: Int = Reading.digitCount
    ) throws(CalculationError) {
        switch try calculation.decimal(number, significantDigits: digits) {
        case .certain(let decimal):
            self.init(decimal, exactForm: Reading.detail(number, of: calculation, beside: decimal))
        case .roundedOtherwise(let decimal):
            self.init(text: Text(utf8: decimal.text), isExact: decimal.isExact, detail: Reading.cutOff)
        case .zeros(let count): self.init(zeros: count)
        }
    }

    /// The reading of a number with so many significant digits. Its cost is charged to the calculation's budget.
    init(_ value: Real, digits: Int, _ calculation: Calculation) throws(ExpressionError) {
        do throws(CalculationError) {
            try self.init(try calculation.number(value), of: calculation, digits: digits)
        } catch {
            throw ExpressionError(error, in: nil, at: 0)
        }
    }

    /// The reading of a rational number. O(n²) in its length.
    init(_ value: Rational) {
        let decimal = value.decimal(significantDigits: Reading.digitCount)
        self.init(decimal, exactForm: Reading.detail(value, beside: decimal))
    }

    private init(_ decimal: Decimal, exactForm: Text) {
        self.init(
            text: Text(utf8: decimal.text), isExact: decimal.isExact, detail: exactForm, exactForm: exactForm)
    }

    private init(text: Text, isExact: Bool, detail: Text, exactForm: Text = "", unit: Text = "") {
        self.text = text
        self.isExact = isExact
        self.detail = detail
        self.exactForm = exactForm
        self.unit = unit
    }

    /// The reading of what an evaluation came to, with its unit; nil where a function was defined.
    init?(_ evaluation: Evaluation) throws(ExpressionError) {
        guard let result = try evaluation.result(significantDigits: Reading.digitCount) else { return nil }
        switch result {
        case .text(let text, let isExact): self.init(text: text, isExact: isExact, detail: "")
        case .number(.certain(let decimal), let unit):
            let form = decimal.isExact ? "" : Reading.fitting(evaluation.closedForm?.utf8 ?? [])
            self.init(
                text: Text(utf8: decimal.text), isExact: decimal.isExact, detail: form, exactForm: form, unit: unit)
        case .number(.roundedOtherwise(let decimal), let unit):
            self.init(
                text: Text(utf8: decimal.text), isExact: decimal.isExact, detail: Reading.cutOff, unit: unit)
        case .number(.zeros(let count), let unit): self.init(zeros: count, unit: unit)
        }
    }

    private init(zeros count: Int64, unit: Text = "") {
        let detail: Text = tr("The first {} digits are 0, not proved", Text(decimal: count))
        self.init(text: "0.000…", isExact: false, detail: detail, unit: unit)
    }

    private static let cutOff = tr("Cut off, not rounded: the next digits could not be told")

    /// The exact form without its unit.
    var exactNumber: Text {
        let hasUnit = exactForm.utf8.suffix(unit.utf8.count).elementsEqual(unit.utf8)
        return hasUnit ? Text(utf8: Array(exactForm.utf8.dropLast(unit.utf8.count))) : exactForm
    }

    /// The text with what it counts.
    var whole: Text { text + unit }

    /// What a number is beside its digits.
    private static func detail(
        _ number: Calculation.Number, of calculation: Calculation, beside decimal: Decimal
    ) -> Text {
        if let value = calculation.rational(number) { return detail(value, beside: decimal) }
        return decimal.isExact ? "" : fitting(calculation.closedForm(of: number) ?? [])
    }

    private static func detail(_ value: Rational, beside decimal: Decimal) -> Text {
        if value.isInteger && decimal.isExact || value.bitWidth > longestDetailBits { return "" }
        return fitting(value.mixedText)
    }

    /// A detail, if it fits.
    private static func fitting(_ characters: [UInt8]) -> Text {
        let text = Text(utf8: characters)
        return text.columns > longestDetail ? "" : text
    }
}
