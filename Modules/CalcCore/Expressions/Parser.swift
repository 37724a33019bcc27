import ExactReal
import Screens

/// Turns words into steps and the reading, without recursion: operators wait on a stack until their right operand is
/// complete (Dijkstra's shunting yard, 1961).
struct Parser {
    var lexer: Lexer
    var waiting: [Waiting] = []
    /// For every open bracket, whether a comma in it separates the numbers of a function.
    var brackets: [Bool] = []
    /// For every operand that waits, whether it is a bare percentage.
    var isShare: [Bool] = []
    /// How many `!` stand directly before the next word.
    var factorialSigns = 0
    var steps: [Expression.Step] = []
    var reading = Text()

    init(lexer: Lexer) {
        self.lexer = lexer
    }

    /// Reads all words.
    mutating func parse() throws(ExpressionError) {
        var isOperandNext = true
        while let token = try lexer.next(inList: brackets.last ?? false) {
            isOperandNext = isOperandNext ? try readOperand(token) : try readContinuation(token)
        }
        if isOperandNext { throw reading.isEmpty ? .nothing(at: 0) : .numberMissing(at: lexer.end) }
        while let top = waiting.popLast() {
            try finish(top)
        }
    }

    /// Reads a word where an operand begins; the result says whether an operand is still to come.
    mutating func readOperand(_ token: Token) throws(ExpressionError) -> Bool {
        switch token.kind {
        case .number(let value, let text):
            push(value, text)
            return false
        case .name(let name):
            guard let function = NameTable.function(name) else { throw NameTable.error(name, at: token.position) }
            try open(function, name, at: token.position)
        case .sign("√"): try open(.squareRoot, "√", at: token.position)
        case .sign("("): open(.bracket, isList: false, at: token.position)
        case .sign("-"):
            waiting.append(Waiting(kind: .negate, position: token.position))
            reading += "-"
        case .sign("+"): break
        case .sign, .raised: throw .numberMissing(before: token.text, at: token.position)
        }
        return true
    }

    private mutating func push(_ value: Rational, _ text: Text) {
        steps.append(.number(value))
        isShare.append(false)
        reading += text
    }

    /// Opens the bracket of a function, the one that stands there or the one that is put in.
    private mutating func open(_ function: NamedFunction, _ name: Text, at position: Int) throws(ExpressionError) {
        reading += function.name
        if lexer.isBracketNext() {
            lexer.index += 1
            return open(.call(function, count: 1), isList: function.arity != .one, at: position)
        }
        guard function.arity == .one else { throw .needsBrackets(name, at: position) }
        waiting.append(Waiting(kind: .function(function), position: position))
        reading += "("
    }

    private mutating func open(_ kind: Waiting.Kind, isList: Bool, at position: Int) {
        waiting.append(Waiting(kind: kind, position: position))
        brackets.append(isList)
        reading += "("
    }
}
