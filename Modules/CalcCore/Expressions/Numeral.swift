import ExactReal
import Screens

/// A number as it is written: a value, times a power of ten if that is too large or too small to be written out.
struct Numeral: Hashable {
    private let value: Rational
    private let exponent: Rational?
    /// The digits without what groups them.
    let text: Text

    init(_ value: Rational, _ text: Text) {
        self.value = value
        self.text = text
        exponent = nil
    }

    /// A decimal number of such digits, and perhaps `e` with a whole number behind them; nil if it is too long.
    init?(digits: [UInt8], exponent: [UInt8]) {
        text = Text(utf8: digits + exponent)
        if let value = Rational(decimal: text.utf8) {
            self.value = value
            self.exponent = nil
        } else if let value = Rational(decimal: digits), let power = Integer(decimal: Array(exponent.dropFirst())) {
            self.value = value
            self.exponent = Rational(power)
        } else {
            return nil
        }
    }

    /// Whether it is written with digits alone.
    var isWhole: Bool { text.utf8.allSatisfy(NameTable.isDigit) }

    /// What puts it on the stack.
    var actions: [Step.Action] {
        guard let exponent else { return [.number(value)] }
        return [.number(value), .number(10), .number(exponent), .power, .multiply]
    }
}
