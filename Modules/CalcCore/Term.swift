import ExactReal
import Screens

/// A value together with the expression it came from.
public struct Term: Hashable, Sendable {
    /// The value itself.
    public let value: Rational
    /// The expression, such as `2 + 3`; its value is `value`. The one exception is a share (see `Binding.share`).
    public let text: Text
    /// How tightly the expression holds together.
    let binding: Binding

    /// The longest expression, in bytes; a longer one goes on as its value, so that an endless sum stays quick.
    static let longest = 2000

    /// Whether the expression is more than a number.
    var isCalculated: Bool { binding != .number && !isNegativeNumber }

    private var isNegativeNumber: Bool { binding == .sign && text.utf8.first == UInt8(ascii: "-") }
}

/// How tightly an expression holds together, loosest first: what binds no tighter than its surroundings needs brackets.
enum Binding: UInt8, Hashable, Comparable, Sendable {
    /// `a + b`, `a − b`
    case sum
    /// `a × b`, `a ÷ b`
    case product
    /// `-a`
    case sign
    /// `√a`, `a²`
    case function
    /// `a%`, a hundredth of a
    case percent
    /// `a%` after + or −: a percent of the left operand, so the text means `value` in this place alone
    case share
    /// Digits.
    case number

    /// The next tighter one; the tightest is its own.
    var next: Binding { Binding(rawValue: rawValue + 1) ?? self }

    static func < (left: Binding, right: Binding) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Term {
    /// A value and how it was calculated.
    init(_ value: Rational, from text: Text, _ binding: Binding) {
        if text.utf8.count > Term.longest {
            self.init(value)
        } else {
            self.init(value: value, text: text, binding: binding)
        }
    }

    /// A value by itself: its digits where these end, else a fraction such as `1 ÷ 3`. O(n²) in its length.
    init(_ value: Rational) {
        self.value = value
        if let digits = value.digits {
            text = digits
            binding = value.sign < 0 ? .sign : .number
        } else {
            text = Text(utf8: value.numerator.decimalText) + " ÷ " + Text(utf8: value.denominator.decimalText)
            binding = .product
        }
    }

    /// The number typed.
    init(_ entry: Entry) {
        value = entry.value
        text = entry.number
        binding = value.sign < 0 ? .sign : .number
    }

    /// The expression, in brackets if it binds looser than `least`.
    func text(bindingAtLeast least: Binding) -> Text {
        binding < least ? "(" + text + ")" : text
    }
}

extension Rational {
    /// All digits of the value, if they end within 60.
    fileprivate var digits: Text? {
        if isInteger { return Text(utf8: numerator.decimalText) }
        let decimal = decimal(significantDigits: 60)
        return decimal.isExact ? Text(utf8: decimal.text) : nil
    }
}
