import ExactReal
import Screens

/// A line that was understood: an expression, and the name it is to define, if any.
struct Statement {
    let subject: Subject?
    let expression: Expression
    /// What the line may have meant instead, in words; nil where there is no doubt.
    let hint: Text?

    /// What is defined: a variable, or a function with names for the numbers it is given.
    struct Subject {
        let name: Text
        let parameters: [Text]
        /// The byte of the text where it stands.
        let position: Int
    }

    /// Reads a line. O(length), without recursion.
    init(_ text: Text, _ definitions: Definitions, _ format: NumberFormat) throws(ExpressionError) {
        if text.utf8.count > Expression.longest { throw .tooLongToRead(at: Expression.longest) }
        let symbols = try format.canonical(symbols(of: text))
        guard let sign = try Statement.sign(in: symbols) else {
            try Statement.checkValue(symbols, end: text.utf8.count, definitions)
            var parser = Parser(Lexer(symbols, end: text.utf8.count), Scope(definitions: definitions))
            subject = nil
            expression = try parser.parse()
            hint = expression.hint ?? (Lexer.looksLikeDate(symbols) ? tr("A date is written as 2024-01-31") : nil)
            return
        }
        let subject = try Subject(Lexer(Statement.head(symbols, before: sign), end: symbols[sign].position))
        let scope = Scope(definitions: definitions, subject: subject)
        var parser = Parser(Lexer(symbols, from: sign + 1, end: text.utf8.count), scope)
        expression = try parser.parse()
        self.subject = subject
        hint = expression.hint
        if let unit = expression.bareUnit { throw .unitAsValue(unit, at: expression.steps[0].position) }
        if subject.isFunction, definitions.leads(from: expression, to: subject.name) {
            throw .recursion(subject.name, at: subject.position)
        }
    }

    /// The `=` of a definition; one at the end of the line is none.
    private static func sign(in symbols: [Symbol]) throws(ExpressionError) -> Int? {
        guard let sign = symbols.firstIndex(where: { $0.scalar == "=" }),
            let next = symbols[(sign + 1)...].first(where: { !$0.isSpace })
        else { return nil }
        if next.scalar == "=" || (sign > 0 && ["<", ">", "!"].contains(symbols[sign - 1].scalar)) {
            throw .comparison(at: symbols[sign].position)
        }
        return sign
    }

    /// Refuses `x =` as long as x has no value.
    private static func checkValue(
        _ symbols: [Symbol], end: Int, _ definitions: Definitions
    ) throws(ExpressionError) {
        guard let sign = symbols.lastIndex(where: { $0.scalar == "=" }),
            let subject = try? Subject(Lexer(head(symbols, before: sign), end: end)), definitions[subject.name] == nil
        else { return }
        throw .valueMissing(subject.name, at: end)
    }

    /// What stands before the sign of a definition, which can also be spelt `:=`.
    private static func head(_ symbols: [Symbol], before sign: Int) -> [Symbol] {
        let head = symbols[..<sign]
        return Array(head.last?.scalar == ":" ? head.dropLast() : head)
    }

    /// How the line was read, in full, with its expression as that was read.
    func reading(of expression: Text) -> Text {
        subject.map { $0.reading + " = " + expression } ?? expression
    }
}

extension Statement.Subject {
    /// Reads the side of a definition before the `=`: `x`, `f(x)` or `f(x, y)`.
    init(_ lexer: Lexer) throws(ExpressionError) {
        var lexer = lexer
        guard let (name, position) = try lexer.nextName() else { throw .subject(at: lexer.end) }
        self.name = name
        self.position = position
        var parameters: [Text] = []
        if lexer.takeBracket() {
            repeat {
                guard let (name, position) = try lexer.nextName() else { throw .subject(at: lexer.end) }
                if parameters.contains(name) { throw .parameterTwice(name, at: position) }
                parameters.append(name)
                if parameters.count > Statement.Subject.mostParameters { throw .tooManyParameters(at: position) }
            } while try lexer.takeComma()
        }
        self.parameters = parameters
        if !lexer.isAtEnd { throw .subject(at: lexer.end) }
    }

    /// The most numbers that a function can be given.
    static let mostParameters = 32

    var isFunction: Bool { !parameters.isEmpty }

    var reading: Text {
        if parameters.isEmpty { return name }
        let rest = parameters.dropFirst().reduce(Text()) { $0 + ", " + $1 }
        return name + "(" + parameters[0] + rest + ")"
    }
}

extension Lexer {
    /// The next word, if it is a name that can be given a meaning.
    fileprivate mutating func nextName() throws(ExpressionError) -> (Text, position: Int)? {
        guard let token = try next(), case .name(let name) = token.kind else { return nil }
        if NameTable.meaning(of: name) != nil || NameTable.logarithmBase(name) != nil {
            throw .reserved(name, at: token.position)
        }
        return (name, token.position)
    }

    /// Goes past a comma, and says whether there was one; else past a closing bracket, which must be there.
    fileprivate mutating func takeComma() throws(ExpressionError) -> Bool {
        switch try next()?.kind {
        case .sign(","), .sign(";"): return true
        case .sign(")"): return false
        default: throw .subject(at: end)
        }
    }
}

extension Text {
    /// Whether it is what can stand before the `=` of a definition: `x` or `f(x, y)`.
    var isSubject: Bool {
        guard let symbols = try? symbols(of: self) else { return false }
        return (try? Statement.Subject(Lexer(symbols, end: utf8.count))) != nil
    }
}
