import ExactReal
import Screens

/// Turns words into steps and the reading, without recursion: operators wait on a stack until their right operand is
/// complete (Dijkstra's shunting yard, 1961).
struct Parser {
    var lexer: Lexer
    let scope: Scope
    var waiting: [Waiting] = []
    /// The commas of every open bracket.
    var commas: [Commas] = []
    /// For every operand that waits, whether it is a bare percentage.
    var isShare: [Bool] = []
    /// The word before the one being read.
    var previous: Token?
    /// How many `!` stand directly before the word being read.
    var factorialSigns = 0
    /// How many `to` wait for their unit, in all brackets.
    var openConversions = 0
    /// The last unit that was read.
    var lastUnit: LastUnit?
    /// Whether the last ÷ that was read has a whole number on its left, which is no divisor itself.
    var isBehindWhole = false
    /// Whether the last ÷ that was read has a whole number on its left that is a divisor itself.
    var isBehindWholeDivisor = false
    var steps: [Step] = []
    var reading = Text()

    init(_ lexer: Lexer, _ scope: Scope) {
        self.lexer = lexer
        self.scope = scope
    }

    /// Reads all words.
    mutating func parse() throws(ExpressionError) -> Expression {
        var isOperandNext = true
        while let token = try lexer.next(commas.last?.kind ?? .groups) {
            isOperandNext = isOperandNext ? try readOperand(token) : try readContinuation(token)
            previous = token
        }
        if isOperandNext { throw reading.isEmpty ? .nothing(at: 0) : .numberMissing(at: lexer.end) }
        while let top = waiting.popLast() {
            if case .bar = top.kind { throw .barAlone(at: top.position) }
            try finish(top)
        }
        return Expression(steps: steps, reading: reading)
    }

    /// Reads a word where an operand begins; the result says whether an operand is still to come.
    mutating func readOperand(_ token: Token) throws(ExpressionError) -> Bool {
        switch token.kind {
        case .number(let numeral): return push(numeral.actions, numeral.text, at: token.position)
        case .quantity(let value, let measure, let text):
            return push([.quantity(value, measure)], text, at: token.position)
        case .name(let name): return try readName(withoutGluedPower(name), at: token.position)
        case .sign("°"):
            guard try readBareUnit("deg", as: "°", at: token.position) else {
                throw .numberMissing(before: token.text, at: token.position)
            }
            return false
        case .sign("%") where isTarget: return push([.quantity(1, .percent)], "%", at: token.position)
        case .sign("√"): open(FunctionHead(.squareRoot), at: token.position)
        case .sign("∛"): open(FunctionHead(.cubeRoot), at: token.position)
        case .sign("∜"): open(FunctionHead(.fourthRoot), at: token.position)
        case .sign("("): open(.bracket, "(", at: token.position)
        case .sign("|"): open(.bar, NamedFunction.absolute.name + "(", at: token.position)
        case .sign("-"): wait(.negate, "-", at: token.position)
        case .sign("+"): break
        case .sign, .raised: throw .numberMissing(before: token.text, at: token.position)
        }
        return true
    }

    private mutating func readName(_ name: Text, at position: Int) throws(ExpressionError) -> Bool {
        if let digits = NameTable.logarithmBase(name) {
            try open(named: FunctionHead(logarithmToBase: digits), name, at: position)
            return true
        }
        if try readBareUnit(name, at: position) { return false }
        switch scope.meaning(of: name) {
        case .function(let function): try open(named: FunctionHead(function), name, at: position)
        case .defined(let count): try open(named: FunctionHead(name, count: count), name, at: position)
        case .constant(let constant): return push([.constant(constant)], constant.name, at: position)
        case .answer where scope.definitions.answer == nil: throw .noAnswer(at: position)
        case .answer: return push([.answer], NameTable.answer, at: position)
        case .today: return push([.today], NameTable.today, at: position)
        case .variable: return push([.variable(name)], name, at: position)
        case .parameter(let place): return push([.parameter(place)], name, at: position)
        case .unit, .infix, .conversion: throw .numberMissing(before: name, at: position)
        case nil: throw scope.error(name, amongUnits: isTarget, at: position)
        }
        return true
    }

    /// Puts a number on the stack; no operand is to come then.
    mutating func push(_ actions: [Step.Action], _ text: Text, at position: Int) -> Bool {
        steps += actions.map { Step(action: $0, position: position) }
        isShare.append(false)
        reading += text
        return false
    }

    mutating func wait(_ kind: Waiting.Kind, _ text: Text, at position: Int) {
        waiting.append(Waiting(kind: kind, position: position, start: reading.utf8.count))
        reading += text
    }
}
