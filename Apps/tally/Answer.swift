import CalcCore
import ExactReal
import Screens

/// What came of one line, as it is written.
struct Answer {
    /// The line as it was given.
    let input: Text
    /// How it was read, in full; nil if it failed.
    let reading: Text?
    /// The answer in ASCII; nil if the line failed, or only defines a function.
    let result: Text?
    /// Whether the answer is the whole truth.
    let isExact: Bool
    /// Why there is no answer.
    let error: ExpressionError?
    /// What the line may have meant instead.
    private(set) var hint: Text?

    /// The answer that an evaluation gives.
    init(to input: Text, _ evaluation: Evaluation, by options: Options) throws(ExpressionError) {
        self.input = input
        reading = evaluation.reading
        error = nil
        hint = evaluation.hint
        if options.isExact, let exact = try evaluation.closedForm(radix: options.radix) {
            (result, isExact) = (exact, true)
            return
        }
        switch try evaluation.result(
            significantDigits: options.digitCount(for: evaluation), rounding: options.rounding, radix: options.radix)
        {
        case .number(let digits, let unit): (result, isExact) = (digits.text + unit, digits.isExact)
        case .text(let text, let isExact): (result, self.isExact) = (text, isExact)
        case nil: (result, isExact) = (nil, true)
        }
    }

    /// The answer to a line of this value, in decimal digits.
    init(to input: Text, _ value: Rational, by options: Options) {
        let decimal = value.decimal(
            significantDigits: options.digits ?? Options.usualDigits, rounding: options.rounding)
        self.init(to: input, decimal)
    }

    /// The answer to a line of which these digits are known.
    init(to input: Text, _ decimal: Decimal) {
        self.input = input
        (reading, result, isExact, error) = (nil, Text(utf8: decimal.text), decimal.isExact, nil)
    }

    /// The answer to a line that failed.
    init(to input: Text, failed error: ExpressionError) {
        self.input = input
        (reading, result, isExact) = (nil, nil, false)
        self.error = error
    }

    /// Why there is no answer, in words that name the option that helps.
    var message: Text? {
        guard let error else { return nil }
        return error.isOverTime ? tr("This takes too long to calculate; --time-limit allows more") : error.message
    }

    /// The answer as a JSON object; the position of an error counts characters from 0.
    var json: Text {
        let null = JSON(verbatim: "null")
        let problem = error.map { error in
            JSON.object([
                ("message", .string(message ?? error.message)),
                ("position", JSON(verbatim: Text(decimal: Int64(column(of: error))))),
            ])
        }
        return JSON.object([
            ("input", .string(input)), ("reading", reading.map { .string($0) } ?? null),
            ("result", result.map { .string($0) } ?? null), ("exact", .flag(isExact)), ("error", problem ?? null),
        ]).text
    }

    /// The characters before an error.
    func column(of error: ExpressionError) -> Int {
        Text(utf8: Array(input.utf8[..<error.position])).columns
    }
}

extension Evaluation {
    /// The result as a fraction, or in closed form where it has a short one and the base is ten.
    fileprivate func closedForm(radix: Int) throws(ExpressionError) -> Text? {
        if radix == 10 { return closedForm }
        guard let number, let unit, let rational = calculation.rational(number),
            let numerator = try digits(of: rational.numerator, radix),
            let denominator = try digits(of: rational.denominator, radix)
        else { return nil }
        return (rational.isInteger ? numerator : numerator + "/" + denominator) + unit
    }

    /// A whole number in full; nil where that takes too many digits.
    private func digits(of integer: Integer, _ radix: Int) throws(ExpressionError) -> Text? {
        let count = integer.bitWidth / radix.bitsOfDigit + 1
        guard count <= Decimal.maximumDigitCount else { return nil }
        let number = calculation.number(Rational(integer))
        return try decimal(of: number, significantDigits: count, radix: radix).text
    }
}

extension Options {
    /// The digits to ask for. Where nothing is said, as much as 12 decimal digits tell; in other bases than ten whole
    /// numbers in full.
    fileprivate func digitCount(for evaluation: Evaluation) -> Int {
        if let digits { return digits }
        if radix == 10 { return Options.usualDigits }
        let whole = evaluation.value?.rational?.integer?.bitWidth ?? 0
        return (max(Options.usualBits, min(whole, Options.mostBits)) + radix.bitsOfDigit - 1) / radix.bitsOfDigit
    }

    static let usualDigits = 12
    private static let usualBits = 40
    /// Longer whole numbers are rounded, unless digits are asked for.
    private static let mostBits = 1 << 14
}

extension Int {
    /// The bits that a digit of this base tells at least.
    fileprivate var bitsOfDigit: Int { Int.bitWidth - leadingZeroBitCount - 1 }
}

extension CertainDecimal {
    /// The digits in ASCII. What is not certain to the last digit says so.
    fileprivate var text: Text {
        switch self {
        case .certain(let decimal): Text(utf8: decimal.text)
        case .roundedOtherwise(let decimal): Text(utf8: decimal.text) + "..."
        case .zeros(let count): "0.000... (the first " + Text(decimal: count) + " digits are 0, not proved)"
        }
    }

    /// Whether the digits are the whole truth.
    fileprivate var isExact: Bool {
        if case .certain(let decimal) = self { decimal.isExact } else { false }
    }
}
