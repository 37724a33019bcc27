import CalcCore
import ExactReal
import Screens

extension Evaluation {
    /// The result in 12 digits, with `≈` before a rounded one; nothing where a function was defined.
    func shown() throws(ExpressionError) -> String {
        switch try decimal(significantDigits: 12) {
        case .certain(let decimal): (decimal.isExact ? "" : "≈") + decimal.description
        case .roundedOtherwise(let decimal): "≈≈" + decimal.description
        case .zeros(let count): "0 for \(count) digits"
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
