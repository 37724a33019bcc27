import ExactReal
import Screens

/// What came of an expression.
public struct Evaluation: Hashable, Sendable {
    /// The exact value.
    public let value: Rational
    /// How the expression was read, in full: `6/2(1+2` is `6 ÷ 2 × (1 + 2)`. Read again, it has the same value.
    public let reading: Text
}

/// The value of an expression, such as `6/2(1+2)`, and how it was read.
///
/// The rules of entry are in the module's README. The time is bounded: what would take more than about a second is
/// refused. No input is too deep; what is longer than `Expression.longest` is refused.
public func evaluate(_ text: Text) throws(ExpressionError) -> Evaluation {
    let expression = try Expression(text)
    return Evaluation(value: try expression.value(), reading: expression.reading)
}
