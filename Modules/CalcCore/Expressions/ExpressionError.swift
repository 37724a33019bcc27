import ExactReal
import Screens

/// Why an expression has no value, in words, and where.
public struct ExpressionError: Error, Hashable, Sendable {
    /// The words: a phrase, whose gaps hold names and signs from the text, never words.
    public let message: Text
    /// Where the fault is: a byte offset into the text, at most its length, never inside a character.
    public let position: Int
    /// What the calculation said, where the expression was understood; else nil.
    public let cause: CalculationError?
    /// Whether a name has no meaning and is like none that has.
    public let isUnknownName: Bool

    init(_ message: Text, at position: Int, cause: CalculationError? = nil, isUnknownName: Bool = false) {
        self.message = message
        self.position = position
        self.cause = cause
        self.isUnknownName = isUnknownName
    }
}
