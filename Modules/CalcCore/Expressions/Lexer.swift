import ExactReal
import Screens

/// Cuts the characters of an expression into words.
struct Lexer {
    let symbols: [Symbol]
    /// The length of the text in bytes: the position of what is missing there.
    let end: Int
    /// The character that comes next.
    var index: Int

    init(_ symbols: [Symbol], from index: Int = 0, end: Int) {
        self.symbols = symbols
        self.end = end
        self.index = index
    }

    /// The signs that are words by themselves.
    private static let signs: [Unicode.Scalar] = [
        "+", "-", "*", "/", ":", "^", "(", ")", ",", ";", "!", "%", "√", "∛", "∜", "°", "|", "=", "<", ">", "≤", "≥",
        "≠",
        "→",
    ]

    private static let otherBrackets: [Unicode.Scalar] = ["[", "]", "{", "}"]

    /// The character `offset` places further on, or nil behind the end.
    func peek(_ offset: Int = 0) -> Symbol? {
        index + offset < symbols.count ? symbols[index + offset] : nil
    }

    /// The byte where the next character stands.
    var position: Int { peek()?.position ?? end }

    func isNext(_ scalar: Unicode.Scalar) -> Bool { peek()?.scalar == scalar }

    func isDigit(_ offset: Int = 0) -> Bool { peek(offset)?.isDigit ?? false }

    mutating func skipSpaces() {
        while peek()?.isSpace == true { index += 1 }
    }

    /// Whether no word follows.
    var isAtEnd: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.peek() == nil
    }

    /// Whether the next word is a number.
    var isNumberNext: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.peek().map { $0.isDigit || $0.isFraction || $0.scalar == "." } ?? false
    }

    /// Whether the next word is an opening bracket.
    var isBracketNext: Bool {
        var ahead = self
        return ahead.takeBracket()
    }

    /// Goes past an opening bracket, if that is the next word.
    mutating func takeBracket() -> Bool {
        skipSpaces()
        guard isNext("(") else { return false }
        index += 1
        return true
    }

    /// The next word, or nil at the end.
    mutating func next(_ comma: Comma = .groups) throws(ExpressionError) -> Token? {
        skipSpaces()
        guard let first = peek() else { return nil }
        return Token(kind: try kind(first, comma), position: first.position)
    }

    private mutating func kind(_ first: Symbol, _ comma: Comma) throws(ExpressionError) -> Token.Kind {
        if first.isDigit || first.scalar == "." || first.isFraction { return try number(comma) }
        if let name = unitName() { return .name(name) }
        if first.isLetter { return .name(name()) }
        if let raised = try raisedNumber() { return raised }
        guard Lexer.signs.contains(first.scalar) else {
            if first.isControl { throw .controlCharacter(at: first.position) }
            throw Lexer.otherBrackets.contains(first.scalar)
                ? .bracketShape(at: first.position) : .notUnderstood(first.text, at: first.position)
        }
        index += 1
        if let pair = Lexer.pairs.first(where: { $0.first == first.scalar && isNext($0.second) }) {
            index += 1
            return .sign(pair.sign)
        }
        return .sign(first.scalar == ":" ? "/" : first.scalar)
    }

    /// The signs that are spelt with two characters.
    private static let pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, sign: Unicode.Scalar)] = [
        ("*", "*", "^"), ("-", ">", "→"),
    ]

    mutating func raisedNumber() throws(ExpressionError) -> Token.Kind? {
        let start = position
        var plain: [UInt8] = []
        var text = Text()
        while let symbol = peek(), let pair = Spelling.superscripts.first(where: { $0.raised == symbol.scalar }) {
            plain.append(UInt8(pair.plain.value))
            text += symbol.text
            index += 1
        }
        if plain.isEmpty { return nil }
        guard let value = Integer(decimal: plain) else { throw .noDigits(at: start) }
        return .raised(Rational(value), text)
    }
}
