import CalcCore
import ExactReal
import Screens

extension Evaluation {
    /// The result in 12 digits with its unit, with `≈` before a rounded one; nothing where a function was defined.
    func shown() throws(ExpressionError) -> String {
        switch try result(significantDigits: 12) {
        case .number(.certain(let decimal), let unit):
            (decimal.isExact ? "" : "≈") + decimal.description + unit.string
        case .number(.roundedOtherwise(let decimal), let unit): "≈≈" + decimal.description + unit.string
        case .number(.zeros(let count), _): "0 for \(count) digits"
        case .text(let text, let isExact): (isExact ? "" : "≈") + text.string
        case nil: ""
        }
    }
}

/// What came of some text: the result and how it was read, or the error and its byte.
struct Outcome: Equatable {
    var result = ""
    var reading = ""
    var error = ""
    var position = ""
    var definitions = Definitions()

    init(_ text: String, angle: AngleUnit = .degrees, _ definitions: Definitions = Definitions()) {
        do throws(ExpressionError) {
            let evaluation = try evaluate(Text(text), angle: angle, definitions: definitions)
            result = try evaluation.shown()
            reading = evaluation.reading.string
            self.definitions = evaluation.definitions
        } catch {
            self.error = error.message.string
            position = String(error.position)
            self.definitions = definitions
        }
    }
}
