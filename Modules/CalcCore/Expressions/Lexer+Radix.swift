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

    /// The word behind `to` for it.
    var name: Text {
        switch self {
        case .binary: "bin"
        case .octal: "oct"
        case .hexadecimal: "hex"
        }
    }

    /// The longest number that is shown in it, in bits.
    static let mostBits = 1 << 12

    private var base: NumberBase {
        switch self {
        case .binary: .binary
        case .octal: .octal
        case .hexadecimal: .hexadecimal
        }
    }

    /// A whole number as it is written in this base, in lower case. O(n).
    func text(of number: Integer) -> Text {
        (base.prefix(of: number) + base.digits(of: number.magnitude)).lowercased
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
    /// A number in another base, such as `0xFF`, `0b1010_1010` or `0x1.8`.
    mutating func number(_ radix: Radix) throws(ExpressionError) -> Token.Kind {
        let start = position
        var text = "0" + Text(symbols[index + 1].lowercased)
        index += 2
        var digits = digits(radix, &text)
        var places = 0
        if isNext("."), isDigit(1) || peek(1).flatMap(radix.value) != nil {
            index += 1
            text += "."
            let fraction = self.digits(radix, &text)
            places = fraction.count
            digits += fraction
            if isNext(".") { throw .secondPoint(at: position) }
        }
        if let symbol = peek(), symbol.isLetter || symbol.isDigit { throw .notADigit(symbol.text, at: symbol.position) }
        if digits.isEmpty { throw .noDigits(at: start) }
        guard let value = Rational(digits: digits, radix, places: places) else { throw .numberTooLong(at: start) }
        return .number(Numeral(value, text))
    }

    /// The values of the digits that follow; `_` may stand between two of them.
    private mutating func digits(_ radix: Radix, _ text: inout Text) -> [UInt8] {
        var digits: [UInt8] = []
        while let symbol = peek(), let digit = radix.value(of: symbol) {
            digits.append(UInt8(digit))
            text += symbol.text
            index += peek(1)?.scalar == "_" && peek(2).flatMap(radix.value) != nil ? 2 : 1
        }
        return digits
    }
}

extension Rational {
    /// The number of these digits, so many of them behind the point; nil if it is too long.
    fileprivate init?(digits: [UInt8], _ radix: Radix, places: Int) {
        guard let whole = Integer(digits: digits, radix: radix.rawValue),
            let unit = Integer(radix.rawValue).power(places), let value = Rational(whole, over: unit)
        else { return nil }
        self = value
    }
}
