import ExactReal
import Screens

/// What came of a line, as the display needs it.
public struct Answer: Hashable, Sendable {
    /// How the line was read, in full.
    public let reading: Text
    /// What names stand for afterwards.
    let definitions: Definitions
    /// The number; nil where a function is defined.
    let term: Term?

    /// The answer of an evaluation, whose budget is charged for the digits.
    init(_ evaluation: Evaluation) throws(ExpressionError) {
        reading = evaluation.reading
        definitions = evaluation.definitions
        guard let number = evaluation.number else {
            term = nil
            return
        }
        do throws(CalculationError) {
            term = try Term(number, of: evaluation.calculation, from: evaluation.expressionReading, .sum)
        } catch {
            throw ExpressionError(error, in: nil, at: evaluation.position)
        }
    }
}
