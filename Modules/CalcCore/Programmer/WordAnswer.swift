import ExactReal
import Screens

/// What came of a line of the programmer's mode.
public struct WordAnswer: Hashable, Sendable {
    /// How the line was read, in full.
    public let reading: Text
    /// The number, one of the word's.
    let value: Integer
    /// The first that the user should know of it, if anything.
    let notice: Text?
    /// The base of the numbers in the line.
    let base: NumberBase

    /// Works a line out. O(length), beside the arithmetic.
    init(
        _ text: Text, _ format: WordFormat, _ base: NumberBase, answer: Integer?
    ) throws(ExpressionError) {
        let tokens = try WordLexer.tokens(text.withoutEquals, base)
        var machine = WordMachine(format, answer: answer, end: text.utf8.count)
        value = try machine.value(of: tokens)
        reading = machine.reading
        notice = machine.notices.first
        self.base = base
    }

    /// The number by itself.
    var term: Term { Term(Rational(value)) }

    /// What the history keeps: the result in the base of the line.
    var record: Record {
        Record(term, expression: reading, result: base.prefix(of: value) + base.digits(of: value.magnitude), base: base)
    }
}
