import Screens

// What can be read in two ways.
extension ExpressionError {
    static func percentOrModulo(at position: Int) -> Self {
        Self(tr("'%' between two numbers: write % × for percent, or mod for the remainder"), at: position)
    }

    static func mixedOrProduct(_ whole: Text, _ fraction: Text, at position: Int) -> Self {
        Self(tr("This could be {} + {} or {} × {}: put in the sign", whole, fraction, whole, fraction), at: position)
    }

    /// - Parameter opening: The function with its bracket and its operand so far.
    static func oneFactorOrAll(_ opening: Text, _ next: Text, at position: Int) -> Self {
        let next = next == "(" || next == "|" ? "(…)" : next
        return Self(
            tr("This could be {}) × {} or {} × {}): put in brackets", opening, next, opening, next), at: position)
    }

    static func bars(at position: Int) -> Self {
        Self(tr("Bars could be read in two ways here: use abs(…), or put a sign behind the bar"), at: position)
    }

    static func unitOfWhat(_ unit: Text, at position: Int) -> Self {
        Self(tr("'{}' could belong to the number alone or to more: put in brackets", unit), at: position)
    }

    static func powerOrInverse(_ function: Text, at position: Int) -> Self {
        Self(
            tr("'{}' could be a power or an inverse: put the power behind brackets, as in (sin x)^-2", function),
            at: position)
    }

    static func powerOfFunction(at position: Int) -> Self {
        Self(tr("Behind the name of a function stands a whole number as power, as in sin^2 x"), at: position)
    }

    static func groupOrMixed(at position: Int) -> Self {
        Self(tr("This could be a grouped number or a mixed fraction: leave out the space, or write +"), at: position)
    }

    static func groupOrNext(at position: Int) -> Self {
        Self(
            tr("This comma could group digits or separate two numbers: leave it out, or put a space behind it"),
            at: position)
    }

    /// A number, the constant e, and a sign and a number that could be its exponent.
    static func exponentOrConstant(_ digits: [UInt8], _ sign: Text, _ exponent: [UInt8], at position: Int) -> Self {
        let (number, power) = (Text(utf8: digits), Text(utf8: exponent))
        return Self(
            tr(
                "This could be {}e{}{} or {} × e {} {}: leave out the space, or write ×", number, sign, power, number,
                sign, power), at: position)
    }

    /// A point between digits where the comma is the decimal sign.
    static func pointOrGroup(_ whole: ArraySlice<Symbol>, _ digits: ArraySlice<Symbol>, at position: Int) -> Self {
        let (whole, digits) = (Text(digits: whole), Text(digits: digits))
        return Self(
            tr("This could be {},{} or {}{}: write a comma for decimals, and no point", whole, digits, whole, digits),
            at: position)
    }

    /// A comma behind a 0.
    static func decimalOrGroup(_ digits: [UInt8], _ groups: [UInt8], at position: Int) -> Self {
        let whole = (digits + groups).drop { $0 == UInt8(ascii: "0") }
        return Self(
            tr(
                "This could be {}.{} or {}: write it without the comma", Text(utf8: digits), Text(utf8: groups),
                whole.isEmpty ? "0" : Text(utf8: Array(whole))), at: position)
    }
}

extension Text {
    /// The digits among these characters.
    fileprivate init(digits symbols: ArraySlice<Symbol>) {
        self.init(utf8: symbols.filter { $0.isDigit }.map { UInt8(truncatingIfNeeded: $0.scalar.value) })
    }
}
