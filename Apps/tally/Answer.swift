import CalcCore
import ExactReal
import Screens

/// What came of one expression, as it is written.
struct Answer {
    /// The expression as it was given.
    let input: Text
    /// How it was read, in full; nil if it failed.
    let reading: Text?
    /// The answer in ASCII; nil if it failed.
    let result: Text?
    /// Whether the answer is the whole truth.
    let isExact: Bool
    /// Why there is no answer.
    let error: ExpressionError?

    /// Evaluates an expression.
    init(to input: Text, by options: Options) {
        self.input = input
        do throws(ExpressionError) {
            let evaluation = try evaluate(input)
            let decimal = evaluation.value.decimal(significantDigits: options.digits, rounding: options.rounding)
            reading = evaluation.reading
            result = Text(utf8: options.isExact ? evaluation.value.fractionText : decimal.text)
            isExact = options.isExact || decimal.isExact
            error = nil
        } catch {
            (reading, result, isExact) = (nil, nil, false)
            self.error = error
        }
    }

    /// The answer as a JSON object; the position of an error counts characters from 0.
    var json: Text {
        let null = JSON(verbatim: "null")
        let problem = error.map { error in
            JSON.object([
                ("message", .string(error.message)),
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
