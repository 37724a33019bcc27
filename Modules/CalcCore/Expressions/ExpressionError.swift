import ExactReal
import Screens

/// Why an expression has no value, in words, and where.
public struct ExpressionError: Error, Hashable, Sendable {
    /// The words in English, with `{}` where the arguments go: the key for a translation.
    public let phrase: Text
    /// What fills the gaps of the phrase: names and signs from the text, never words.
    public let arguments: [Text]
    /// Where the fault is: a byte offset into the text, at most its length, never inside a character.
    public let position: Int
    /// What the calculation said, where the expression was understood; else nil.
    public let cause: CalculationError?

    init(_ phrase: Text, _ arguments: [Text] = [], at position: Int, cause: CalculationError? = nil) {
        self.phrase = phrase
        self.arguments = arguments
        self.position = position
        self.cause = cause
    }

    /// The words, with the gaps filled; they can be translated.
    public var message: Text { Text(Phrase(phrase, arguments: arguments)) }
}
