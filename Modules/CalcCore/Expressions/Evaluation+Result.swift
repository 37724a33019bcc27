import ExactReal
import Screens

/// A result as it is shown.
public enum ShownResult {
    /// Digits, and the unit that stands behind them with its space; none for a plain number.
    case number(CertainDecimal, unit: Text)
    /// A date, a time or units side by side, such as `1:30:00` and `3 ft 5 in`.
    case text(Text, isExact: Bool)
}

extension Evaluation {
    /// The result with what it counts, its digits as `decimal` gives them; nil if the line defines a function.
    public func result(
        significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10
    ) throws(ExpressionError) -> ShownResult? {
        guard let quantity else { return nil }
        // Times, dates and units side by side are counted in tens, whatever the base.
        let digits = try decimal(
            of: shownNumber(of: quantity), significantDigits: significantDigits, rounding: rounding,
            radix: quantity.isCompound ? 10 : radix)
        if let text = quantity.measure?.text(of: calculation.rational(quantity.number), digits) { return text }
        return .number(digits, unit: quantity.measure?.suffix ?? "")
    }

    /// The number whose digits are shown.
    private func shownNumber(of quantity: Quantity) throws(ExpressionError) -> Calculation.Number {
        guard quantity.measure == .percent else { return quantity.number }
        do throws(CalculationError) {
            return try calculation.product(quantity.number, calculation.number(100))
        } catch {
            throw ExpressionError(error, in: nil, at: position)
        }
    }

    /// What stands behind the digits of the result, with its space: nothing behind a plain number. Nil where a function was
    /// defined, and for a date, a time or units side by side.
    public var unit: Text? {
        guard let quantity, !quantity.isCompound else { return nil }
        return quantity.measure?.suffix ?? ""
    }

    /// The result as a fraction, or in closed form where it has a short one, with its unit; nil where it has none.
    public var closedForm: Text? {
        guard let quantity, let number = try? shownNumber(of: quantity) else { return nil }
        let unit = quantity.measure?.suffix ?? ""
        if let rational = calculation.rational(number) {
            // What ends as a time or units side by side is exact as it is shown.
            let isShownExactly = quantity.measure?.text(of: rational) != nil
            return isShownExactly ? nil : Text(utf8: rational.fractionText) + unit
        }
        guard let form = calculation.closedForm(of: number) else { return nil }
        return unit.isEmpty ? Text(utf8: form) : "(" + Text(utf8: form) + ")" + unit
    }
}

extension Quantity {
    /// Whether it is shown as a date, a time or units side by side, and not as a number.
    fileprivate var isCompound: Bool { !(measure?.isOfNumbers ?? true) }
}

extension Measure {
    /// What stands behind the digits, with its space: of what is shown as a number, and of a time or units side by side
    /// that have no end and are shown as a number of the smallest.
    fileprivate var suffix: Text {
        switch self {
        case .scale(let unit): " " + unit.symbol
        case .date, .base: ""
        case .percent: "%"
        case .units, .mixed, .clock: units?.suffix ?? ""
        }
    }

    /// The text of a number that is not shown as one; nil for others and for those that are not certain.
    fileprivate func text(of exact: Rational?, _ digits: CertainDecimal) -> ShownResult? {
        guard case .certain(let decimal) = digits, let number = Rational(decimal: decimal.text) else { return nil }
        // Exactly so many feet may be no decimal number of centimetres.
        if let exact, let text = text(of: exact) { return .text(text, isExact: true) }
        return text(of: number).map { .text($0, isExact: decimal.isExact) }
    }

    /// The text of a number that ends; nil for one that does not, and for what is shown as a number.
    fileprivate func text(of number: Rational) -> Text? {
        switch self {
        case .units, .scale, .percent: nil
        case .mixed(let units): mixedText(number, units)
        case .clock: number.decimal(significantDigits: 60).isExact ? clockText(number) : nil
        case .date(let style): dateText(number.truncated, style)
        case .base(let radix): radix.text(of: number.truncated)
        }
    }

    private func dateText(_ days: Integer, _ style: DateStyle) -> Text? {
        guard let days = days.int, let date = CalendarDate(days: days) else { return nil }
        return style.text(of: date)
    }

    /// Hours, and two digits of minutes and of seconds.
    private func clockText(_ seconds: Rational) -> Text? {
        let magnitude = seconds.magnitude
        let minutes = magnitude.quotient(60)
        let hours = Rational(minutes).quotient(60)
        let rest = (magnitude - Rational(minutes) * 60).digits
        // A rest below 1e-9 has an exponent, which no time has.
        if rest.utf8.contains(UInt8(ascii: "e")) { return nil }
        let pad: Text = rest.utf8.prefix { $0 != UInt8(ascii: ".") }.count < 2 ? "0" : ""
        let sixtieth = (minutes - hours * 60).int ?? 0
        return (seconds.isNegative ? "-" : "") + Text(utf8: hours.decimalText) + ":" + sixtieth.padded(to: 2) + ":"
            + pad
            + rest
    }

    /// Whole numbers of the larger units, and what is left in the last; what is 0 is left out. Nil if that has no end.
    private func mixedText(_ number: Rational, _ units: [Unit]) -> Text? {
        var rest = number.magnitude
        var parts: [Text] = []
        for unit in units.dropLast() {
            guard let ratio = (unit.size / units[units.count - 1].size).rational else { return nil }
            let count = rest.quotient(ratio)
            rest -= Rational(count) * ratio
            if !count.isZero { parts.append(Text(utf8: count.decimalText) + UnitProduct(unit).suffix) }
        }
        if !rest.isZero || parts.isEmpty {
            let digits = rest.decimal(significantDigits: 60)
            guard digits.isExact else { return nil }
            parts.append(Text(utf8: digits.text) + UnitProduct(units[units.count - 1]).suffix)
        }
        let text = parts.dropFirst().reduce(parts[0]) { $0 + " " + $1 }
        return number.isNegative ? "-" + text : text
    }
}

extension UnitProduct {
    /// The units behind digits, with their space.
    fileprivate var suffix: Text {
        let isBehindDigits = powers.allSatisfy { $0.exponent < 0 } || single?.isSign == true
        return isBehindDigits ? text : " " + text
    }
}

extension Rational {
    fileprivate func quotient(_ divisor: Rational) -> Integer { divided(by: divisor)?.floor ?? 0 }

    /// The digits of a part, which ends where the whole ends.
    fileprivate var digits: Text { Text(utf8: decimal(significantDigits: 1000).text) }
}
