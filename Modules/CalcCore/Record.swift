import ExactReal
import Screens

/// A finished calculation in the history.
public struct Record: Hashable, Sendable {
    /// What was calculated, such as `(5 + 5) × 5`.
    public let expression: Text
    /// What came out, as a value.
    public let value: Real
    /// What came out, as it was shown.
    public let result: Text

    init(_ term: Term) {
        expression = term.text
        value = term.value
        result = term.reading.text
    }
}
