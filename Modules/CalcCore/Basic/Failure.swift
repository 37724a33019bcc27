import ExactReal
import Screens

/// A calculation that has no result.
public struct Failure: Error, Hashable, Sendable {
    /// Why there is none.
    public let error: CalculationError
    /// What was to be done.
    let action: Step.Action
    /// What was to be calculated, such as `5 ÷ 0`.
    public let expression: Text

    /// The cause in words.
    public var words: Text { ExpressionError(error, in: action, at: 0).message }
}
