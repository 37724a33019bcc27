import ExactReal
import Screens

/// A base in which the programmer's mode shows numbers and takes them.
public enum NumberBase: Int, Hashable, Sendable, CaseIterable {
    case binary = 2
    case octal = 8
    case decimal = 10
    case hexadecimal = 16

    /// What stands before a number of this base where another could be meant.
    var prefix: Text {
        switch self {
        case .binary: "0b"
        case .octal: "0o"
        case .decimal: ""
        case .hexadecimal: "0x"
        }
    }

    /// The sign and the prefix that stand before a number's digits.
    func prefix(of value: Integer) -> Text { value.isNegative ? "-" + prefix : prefix }

    /// The digits of a number, with a minus before a negative one. O(n²) in decimal, else O(n).
    func digits(of value: Integer) -> Text {
        let sign: Text = value.isNegative ? "-" : ""
        switch self {
        case .decimal: return Text(utf8: value.decimalText)
        case .binary: return sign + Text(utf8: value.digits(bits: 1))
        case .octal: return sign + Text(utf8: value.digits(bits: 3))
        case .hexadecimal: return sign + Text(utf8: value.digits(bits: 4))
        }
    }

    /// The value of a digit of this base; nil for any other character.
    func value(ofDigit scalar: Unicode.Scalar) -> UInt8? {
        let value: UInt32
        switch scalar.value {
        case 0x30...0x39: value = scalar.value - 0x30
        case 0x41...0x46: value = scalar.value - 0x41 + 10
        case 0x61...0x66: value = scalar.value - 0x61 + 10
        default: return nil
        }
        return value < UInt32(rawValue) ? UInt8(value) : nil
    }
}
