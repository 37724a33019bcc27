import ExactReal
import Screens

/// An expression that was understood: a flat list of steps, and its text in full.
public struct Expression: Hashable, Sendable {
    /// The steps in the order in which they are done; each takes its operands from the top of a stack.
    let steps: [Step]
    /// How the expression was read, in full, with every sign and bracket.
    public let reading: Text

    /// The longest text that is read, in bytes.
    public static let longest = 1_000_000

    /// Reads an expression. O(length), without recursion.
    public init(_ text: Text) throws(ExpressionError) {
        if text.utf8.count > Expression.longest { throw .tooLongToRead(at: Expression.longest) }
        var parser = Parser(lexer: Lexer(symbols: try symbols(of: text), end: text.utf8.count))
        try parser.parse()
        steps = parser.steps
        reading = parser.reading
    }

    init(steps: [Step], reading: Text) {
        self.steps = steps
        self.reading = reading
    }

    /// One step of a calculation.
    enum Step: Hashable, Sendable {
        case number(Rational)
        /// An operation, and the byte of the text where it stands.
        case operation(Operation, position: Int)
    }

    /// What is done to the topmost numbers of the stack.
    enum Operation: Hashable, Sendable {
        case add, subtract, multiply, divide, modulo, power
        /// a + n%: n percent of a, added to it or subtracted from it.
        case addShare, subtractShare
        case negate, hundredth, factorial, doubleFactorial
        /// A function of so many numbers.
        case call(NamedFunction, count: Int)
    }
}
