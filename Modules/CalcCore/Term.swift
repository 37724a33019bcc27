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
    /// What the value counts; nil for a number without a unit.
    var measure: Measure?

    /// The longest expression, in bytes; a longer one goes on as its value, so that an endless sum stays quick.
    static let longest = 2000

    /// The longest value that is written out in full, in bits: 40 000 digits.
    static let longestValue = 131_072

    /// Whether the expression is more than a number.
    var isCalculated: Bool { binding != .number && !isNegativeNumber }

    /// Whether the expression is a hundredth, such as `5%` or `−5%`, that would be read as a share after + and −.
    var isHundredth: Bool {
        (binding == .percent || binding == .sign) && text.utf8.last == UInt8(ascii: "%")
    }

    private var isNegativeNumber: Bool { binding == .sign && text.utf8.first == UInt8(ascii: "-") }
}

extension Term {
    /// A number of a calculation, and the expression it came from. One that is too long gives way to the value by itself:
    /// digits, a closed form, or the digits that the display shows and "…".
    init(
        _ number: Calculation.Number, of calculation: Calculation, from text: Text, _ binding: Binding
    ) throws(CalculationError) {
        let reading = try Reading(number, of: calculation)
        let value = calculation.real(number)
        if text.utf8.count <= Term.longest {
            self.init(value: value, reading: reading, text: text, binding: binding)
        } else if let rational = value.rational {
            self.init(rational, reading)
        } else if let form = calculation.closedForm(of: number), let value = Real(closedForm: Text(utf8: form)) {
            self.init(value: value, reading: reading, text: Text(utf8: form), binding: .sum)
        } else {
            self.init(value, reading)
        }
    }

    /// A rational value by itself: its digits where these end, else a fraction such as `1 ÷ 3`. O(n²) in its length.
    init(_ value: Rational) {
        self.init(value, Reading(value))
    }

    /// The number typed.
    init(_ entry: Entry) {
        let value = entry.value
        self.init(Real(value), Reading(value), digits: entry.number)
    }

    private init(_ value: Rational, _ reading: Reading) {
        if value.bitWidth > Term.longestValue {
            self.init(Real(value), reading)
        } else if let digits = value.digits {
            self.init(Real(value), reading, digits: digits)
        } else {
            let text = Text(utf8: value.numerator.decimalText) + " ÷ " + Text(utf8: value.denominator.decimalText)
            self.init(value: Real(value), reading: reading, text: text, binding: .product)
        }
    }

    /// A value of which only what the display shows can be written.
    private init(_ value: Real, _ reading: Reading) {
        self.init(value, reading, digits: reading.isExact ? reading.text : reading.text + "…")
    }

    private init(_ value: Real, _ reading: Reading, digits: Text) {
        let isNegative = digits.utf8.first == UInt8(ascii: "-")
        self.init(value: value, reading: reading, text: digits, binding: isNegative ? .sign : .number)
    }

    /// The value by itself where it can be written out; else the expression it came from.
    var number: Term {
        guard let rational = value.rational else { return self }
        guard let measure else { return Term(rational, reading) }
        if !reading.isExact { return self }
        return Term(value: value, reading: reading, text: reading.whole, binding: .product, measure: measure)
    }

    /// The number without what it counts; nil for a time or a date, and for units side by side.
    var withoutUnit: Term? {
        guard let measure else { return self }
        guard measure.isOfNumbers else { return nil }
        return value.rational.map { Term($0) } ?? Term(value, reading)
    }

    /// The expression, in brackets if it binds looser than `least`.
    func text(bindingAtLeast least: Binding) -> Text {
        binding < least ? "(" + text + ")" : text
    }
}

extension Real {
    /// The value of a closed form: far fewer operations than those of the number that it is the form of.
    fileprivate init?(closedForm text: Text) {
        let calculation = Calculation(budget: .key())
        var machine = Machine(calculation, .radians, Definitions())
        guard let form = try? Expression(text), let number = try? machine.value(of: form).number else { return nil }
        self = calculation.real(number)
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
