import Screens

/// An expression that was understood: a flat list of steps, and its text in full.
public struct Expression: Hashable, Sendable {
    /// The steps in the order in which they are done; each takes its operands from the top of a stack.
    let steps: [Step]
    /// How the expression was read, in full, with every sign and bracket.
    public let reading: Text

    /// The longest text that is read, in bytes.
    public static let longest = 1_000_000

    /// Reads an expression that defines nothing. O(length), without recursion.
    public init(_ text: Text, _ definitions: Definitions = Definitions()) throws(ExpressionError) {
        let statement = try Statement(text, definitions, .plain)
        if let position = statement.subject?.position { throw .definitionHere(at: position) }
        self = statement.expression
    }

    init(steps: [Step], reading: Text) {
        self.steps = steps
        self.reading = reading
    }

    /// Whether it may use a value from before.
    var looksBack: Bool {
        steps.contains { step in
            switch step.action {
            case .answer, .variable, .callDefined: true
            default: false
            }
        }
    }

    /// The functions of the user that are called, perhaps some of them several times.
    var calledFunctions: [Text] {
        steps.compactMap { step in
            if case .callDefined(let name, count: _) = step.action { name } else { nil }
        }
    }
}
