import ExactReal
import Screens

/// A finished calculation in the history.
public struct Record: Hashable, Sendable {
    /// What was calculated, such as `(5 + 5) × 5`.
    public let expression: Text
    /// What came out, as it was shown.
    public let result: Text
    /// The base of the numbers in the expression, if that was typed in the programmer's mode.
    public let base: NumberBase?
    /// The unit of angles in which it was calculated.
    public let angle: AngleUnit
    private let number: Number

    /// What came out; of an earlier run of the program it is read when it is needed.
    private enum Number: Hashable, Sendable {
        case term(Term)
        case written(WrittenNumber)
    }

    init(
        _ term: Term, expression: Text, result: Text? = nil, base: NumberBase? = nil, angle: AngleUnit = .degrees
    ) {
        self.base = base
        self.angle = angle
        self.expression = expression
        self.result = result ?? term.reading.whole
        number = .term(term)
    }

    /// A record that was kept.
    public init(expression: Text, result: Text, base: NumberBase?, angle: AngleUnit, number: WrittenNumber) {
        self.base = base
        self.angle = angle
        self.expression = expression
        self.result = result
        self.number = .written(number)
    }

    /// What came out, as it is kept.
    public var written: WrittenNumber {
        switch number {
        case .term(let term): term.written
        case .written(let number): number
        }
    }

    /// What came out, as a value; nil for one that was kept and cannot be read.
    public var value: Real? { try? term().value }

    /// What came out, with the expression it came from. Throws why it cannot be read.
    func term() throws(ExpressionError) -> Term {
        switch number {
        case .term(let term): term
        case .written(let number): try Term(number, angle: angle)
        }
    }

    /// Whether a text stands in it. O(length).
    func contains(_ part: Text) -> Bool {
        expression.lowercased.contains(part) || result.lowercased.contains(part)
    }
}
