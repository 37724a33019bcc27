import ExactReal
import Screens

/// What came of a line, as the display needs it.
public struct Answer: Hashable, Sendable {
    /// How the line was read, in full.
    public let reading: Text
    /// What names stand for afterwards.
    let definitions: Definitions
    /// The result; nil where a function is defined.
    let term: Term?
    /// What the line may have meant instead, in words.
    let hint: Text?

    /// The answer of an evaluation, whose budget is charged for the digits.
    init(_ evaluation: Evaluation) throws(ExpressionError) {
        reading = evaluation.reading
        definitions = evaluation.definitions
        term = try Term(evaluation)
        hint = evaluation.hint
    }
}

extension Term {
    /// What an evaluation came to, with its unit; nil where a function was defined.
    fileprivate init?(_ evaluation: Evaluation) throws(ExpressionError) {
        guard let number = evaluation.number else { return nil }
        if let measure = evaluation.quantity?.measure, let reading = try Reading(evaluation) {
            let expression = evaluation.expressionReading
            let text = expression.utf8.count <= Term.longest ? expression : reading.whole
            let value = evaluation.calculation.real(number)
            self.init(value: value, reading: reading, text: text, binding: .sum, measure: measure.kept)
            return
        }
        do throws(CalculationError) {
            try self.init(number, of: evaluation.calculation, from: evaluation.expressionReading, .sum)
        } catch {
            throw ExpressionError(error, in: nil, at: evaluation.position)
        }
    }
}
