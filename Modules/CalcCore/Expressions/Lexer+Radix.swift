import ExactReal
import Screens

/// A base other than ten, as told by the letter after the zero.
enum Radix: Int {
    case binary = 2
    case octal = 8
    case hexadecimal = 16

    init?(_ symbol: Symbol) {
        switch symbol.lowercased {
        case "b": self = .binary
        case "o": self = .octal
        case "x": self = .hexadecimal
        default: return nil
        }
    }

    /// The value of a digit of this base.
    func value(of symbol: Symbol) -> Int? {
        let scalar = symbol.lowercased
        let value: UInt32
        switch scalar {
        case "0"..."9": value = scalar.value - 0x30
        case "a"..."f": value = scalar.value - 0x61 + 10
        default: return nil
        }
        return value < UInt32(rawValue) ? Int(value) : nil
    }
}

extension Lexer {
    /// A whole number in another base, such as `0xFF` or `0b1010_1010`.
    mutating func number(_ radix: Radix) throws(ExpressionError) -> Token.Kind {
        let start = position
        var text = "0" + Text(symbols[index + 1].lowercased)
        index += 2
        var digits: [UInt8] = []
        while let symbol = peek(), let digit = radix.value(of: symbol) {
            digits.append(UInt8(digit))
            text += symbol.text
            index += isNext("_", before: radix) ? 2 : 1
        }
        if let symbol = peek(), symbol.isLetter || symbol.isDigit { throw .notADigit(symbol.text, at: symbol.position) }
        if digits.isEmpty { throw .noDigits(at: start) }
        guard let value = Integer(digits: digits, radix: radix.rawValue) else { throw .numberTooLong(at: start) }
        return .number(Rational(value), text)
    }

    /// Whether the sign stands between the digit at hand and another one.
    private func isNext(_ scalar: Unicode.Scalar, before radix: Radix) -> Bool {
        peek(1)?.scalar == scalar && peek(2).flatMap(radix.value) != nil
    }
}
