import ExactReal
import Screens

extension Lexer {
    /// A name: letters, digits and `_`; lowered digits at the end stand for `_` and digits. Digits right behind the name of
    /// a function are its operand, as in `sqrt16`, unless there is a function `sqrt16`.
    mutating func name() -> Text {
        let start = index
        if peek()?.isConstant == true {
            index += 1
            return symbols[start].text
        }
        let name = run { ($0.isLetter && !$0.isConstant) || $0.isDigit || $0.scalar == "_" } + loweredDigits()
        let letters = Text(utf8: Array(name.utf8.prefix { !NameTable.isDigit($0) }))
        guard letters.utf8.count < name.utf8.count, NameTable.meaning(of: name) == nil,
            case .function(let function)? = NameTable.meaning(of: letters), function.arity.isOneOrTwo
        else { return name }
        // The names of functions are ASCII: a byte is a character.
        index = start + letters.utf8.count
        return letters
    }

    /// The characters as long as a condition holds.
    private mutating func run(while condition: (Symbol) -> Bool) -> Text {
        var text = Text()
        while let symbol = peek(), condition(symbol) {
            text += symbol.text
            index += 1
        }
        return text
    }

    private mutating func loweredDigits() -> Text {
        var digits = Text()
        while let symbol = peek(), Spelling.subscripts.contains(symbol.scalar) {
            digits.utf8.append(UInt8(ascii: "0") + UInt8(symbol.scalar.value - Spelling.subscripts.lowerBound.value))
            index += 1
        }
        return digits.isEmpty ? digits : "_" + digits
    }

    /// The power that stands behind the name of a function, as in `sin^2 x`, `sin⁻¹ x` and `sin^(-1)(x)`, with its text.
    mutating func functionPower() throws(ExpressionError) -> (value: Rational, text: Text)? {
        skipSpaces()
        if case .raised(let value, let text)? = try raisedNumber() { return (value, text) }
        let start = position
        guard takeCaret() else { return nil }
        let isInBrackets = takeBracket()
        let exponent = run { $0.scalar == "-" } + run { $0.isDigit }
        guard let value = Rational(decimal: exponent.utf8), !isNext("."), !isInBrackets || isNext(")") else {
            throw .powerOfFunction(at: start)
        }
        if isInBrackets { index += 1 }
        return (value, "^" + exponent)
    }

    /// Whether the next word is a sign of a power.
    var isPowerNext: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.takeCaret()
            || ahead.peek().map { symbol in
                Spelling.superscripts.contains { $0.raised == symbol.scalar }
            } ?? false
    }

    /// Goes past a sign of a power, if there is one.
    private mutating func takeCaret() -> Bool {
        let length = isNext("^") ? 1 : isNext("*") && peek(1)?.scalar == "*" ? 2 : 0
        index += length
        return length > 0
    }
}
