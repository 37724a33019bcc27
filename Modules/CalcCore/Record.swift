import ExactReal
import Screens

/// A finished calculation in the history.
public struct Record: Hashable, Sendable {
    /// What was calculated, such as `(5 + 5) × 5`.
    public let expression: Text
    /// What came out.
    let term: Term
    /// What came out, as it was shown.
    public let result: Text
    /// The base of the numbers in the expression, if that was typed in the programmer's mode.
    let base: NumberBase?

    /// What came out, as a value.
    public var value: Real { term.value }

    init(_ term: Term, expression: Text, result: Text? = nil, base: NumberBase? = nil) {
        self.base = base
        self.term = term
        self.expression = expression
        self.result = result ?? term.reading.whole
    }
}
