import ExactReal
import Screens

/// Cuts a line of the programmer's mode into words.
struct WordLexer {
    private let characters: [Symbol]
    private let end: Int
    private let base: NumberBase
    private var index = 0

    /// The words of a text whose numbers are of this base, where no prefix says otherwise. O(length).
    static func tokens(_ text: Text, _ base: NumberBase) throws(ExpressionError) -> [WordToken] {
        var lexer = WordLexer(characters: try symbols(of: text), end: text.utf8.count, base: base)
        var tokens: [WordToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private init(characters: [Symbol], end: Int, base: NumberBase) {
        self.characters = characters
        self.end = end
        self.base = base
    }

    private var position: Int { position(index) }

    private func position(_ index: Int) -> Int {
        index < characters.count ? characters[index].position : end
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? {
        index < characters.count ? characters[index].scalar : nil
    }

    private mutating func next() throws(ExpressionError) -> WordToken? {
        while index < characters.count, characters[index].isSpace { index += 1 }
        guard index < characters.count else { return nil }
        let start = position
        let kind = try kind(characters[index])
        return WordToken(kind: kind, range: start..<position)
    }

    private mutating func kind(_ first: Symbol) throws(ExpressionError) -> WordToken.Kind {
        if first.isDigit || first.isLetter { return try word() }
        if first.scalar == "'" { return try quoted() }
        if first.scalar == "." { throw .wholeNumbersOnly(at: first.position) }
        if first.scalar == "(" || first.scalar == ")" {
            index += 1
            return first.scalar == "(" ? .open : .close
        }
        for (scalars, sign) in WordSign.signs
        where characters[index...].prefix(scalars.count).map({ $0.scalar }) == scalars {
            index += scalars.count
            return .sign(sign)
        }
        throw .notUnderstood(first.text, at: first.position)
    }

    /// A name, or digits; letters and digits go together, since A to F are both.
    private mutating func word() throws(ExpressionError) -> WordToken.Kind {
        let start = index
        while index < characters.count,
            characters[index].isDigit || characters[index].isLetter || characters[index].scalar == "_"
        {
            index += 1
        }
        let run = characters[start..<index]
        let name = run.reduce(Text()) { $0 + $1.text }
        if let sign = WordSign(word: name) { return .sign(sign) }
        if name.lowercased == NameTable.answer { return .answer }
        if scalar(index) == "." { throw .wholeNumbersOnly(at: position) }
        if let base = prefixedBase(run) { return try number(run.dropFirst(2), base, isPrefixed: true) }
        return try number(run, base, isPrefixed: false)
    }

    /// The base that a prefix tells. In base 16 `0b1` is digits.
    private func prefixedBase(_ run: ArraySlice<Symbol>) -> NumberBase? {
        guard run.count > 1, run.first?.scalar == "0" else { return nil }
        switch run[run.startIndex + 1].lowercased {
        case "x": return .hexadecimal
        case "o": return .octal
        case "b" where base != .hexadecimal: return .binary
        default: return nil
        }
    }

    private func number(
        _ run: ArraySlice<Symbol>, _ base: NumberBase, isPrefixed: Bool
    ) throws(ExpressionError) -> WordToken.Kind {
        var digits: [UInt8] = []
        for symbol in run where symbol.scalar != "_" {
            guard let digit = base.value(ofDigit: symbol.scalar) else {
                throw .notADigit(symbol.text, base: base, at: symbol.position)
            }
            digits.append(digit)
        }
        let start = run.first?.position ?? position
        if digits.isEmpty { throw .noDigits(at: start) }
        guard let value = Integer(digits: digits, radix: base.rawValue) else { throw .numberTooLong(at: start) }
        return .number(value, base: base, isPrefixed: isPrefixed)
    }

    /// The code of a character in quotes, as in 'A'.
    private mutating func quoted() throws(ExpressionError) -> WordToken.Kind {
        guard let character = scalar(index + 1), scalar(index + 2) == "'" else { throw .quote(at: position) }
        index += 3
        return .number(Integer(Int(character.value)), base: .hexadecimal, isPrefixed: true)
    }
}
