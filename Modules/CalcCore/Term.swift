import ExactReal
import Screens

/// A value together with the expression it came from.
public struct Term: Hashable, Sendable {
    /// The value itself.
    public let value: Real
    /// What the display shows of it.
    let reading: Reading
    /// The expression, such as `2 + 3`; its value is `value`. The one exception is a share (see `Binding.share`).
    public let text: Text
    /// How tightly the expression holds together.
    let binding: Binding

    /// The longest expression, in bytes; a longer one goes on as its value, so that an endless sum stays quick.
    static let longest = 2000

    /// The longest value that is written out in full, in bits: 40 000 digits.
    static let longestValue = 131_072

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
    /// A number of a calculation, and the expression it came from.
    init(
        _ number: Calculation.Number, of calculation: Calculation, from text: Text, _ binding: Binding
    ) throws(CalculationError) {
        let reading = try Reading(number, of: calculation)
        let term = Term(value: calculation.real(number), reading: reading, text: text, binding: binding)
        self = text.utf8.count > Term.longest ? term.number : term
    }

    /// A rational value by itself: its digits where these end, else a fraction such as `1 ÷ 3`. O(n²) in its length.
    init(_ value: Rational) {
        self.init(value, Reading(value))
    }

    /// The number typed.
    init(_ entry: Entry) {
        let value = entry.value
        self.init(
            value: Real(value), reading: Reading(value), text: entry.number, binding: value.sign < 0 ? .sign : .number)
    }

    private init(_ value: Rational, _ reading: Reading) {
        if value.bitWidth > Term.longestValue {
            self.init(value: Real(value), reading: reading, text: reading.text + "…", binding: .number)
        } else if let digits = value.digits {
            self.init(
                value: Real(value), reading: reading, text: digits, binding: value.sign < 0 ? .sign : .number)
        } else {
            let text = Text(utf8: value.numerator.decimalText) + " ÷ " + Text(utf8: value.denominator.decimalText)
            self.init(value: Real(value), reading: reading, text: text, binding: .product)
        }
    }

    /// The value by itself where it can be written out; else, as long as it is not too long, the expression it came from,
    /// for nothing shorter means it.
    var number: Term {
        if let value = value.rational { return Term(value, reading) }
        if text.utf8.count <= Term.longest { return self }
        return Term(value: value, reading: reading, text: reading.text + "…", binding: .number)
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
