import Screens

// How an expression is read.
extension ExpressionError {
    static func nothing(at position: Int) -> Self {
        Self("There is nothing to calculate", at: position)
    }

    static func tooLongToRead(at position: Int) -> Self {
        Self("This is too long to read", at: position)
    }

    static func notText(at position: Int) -> Self {
        Self("This is not valid text (UTF-8)", at: position)
    }

    static func notUnderstood(_ character: Text, at position: Int) -> Self {
        Self("'{}' is not understood here", [character], at: position)
    }

    static func numberMissing(before sign: Text, at position: Int) -> Self {
        Self("A number is missing before '{}'", [sign], at: position)
    }

    static func numberMissing(at position: Int) -> Self {
        Self("A number is missing at the end", at: position)
    }

    static func strayBracket(at position: Int) -> Self {
        Self("This ')' closes no bracket", at: position)
    }

    static func strayComma(at position: Int) -> Self {
        Self("A comma stands between the numbers of a function, or groups digits in threes as in 1,234", at: position)
    }

    static func twoNumbers(at position: Int) -> Self {
        Self("Two numbers side by side: put a sign such as + or × between them", at: position)
    }

    static func tripleFactorial(at position: Int) -> Self {
        Self("'!!!' is not defined: use brackets, as in (3!)!", at: position)
    }

    static func barAlone(at position: Int) -> Self {
        Self("This '|' has no second one: use abs(…)", at: position)
    }

    static func comparison(at position: Int) -> Self {
        Self("Comparisons are not available", at: position)
    }

    static func conversion(at position: Int) -> Self {
        Self("Conversions to other units are not available", at: position)
    }
}

// What can be read in two ways.
extension ExpressionError {
    static func percentOrModulo(at position: Int) -> Self {
        Self("'%' between two numbers: write % × for percent, or mod for the remainder", at: position)
    }

    static func mixedOrProduct(_ whole: Text, _ fraction: Text, at position: Int) -> Self {
        Self("This could be {} + {} or {} × {}: put in the sign", [whole, fraction, whole, fraction], at: position)
    }

    /// - Parameter opening: The function with its bracket and its operand so far.
    static func oneFactorOrAll(_ opening: Text, _ next: Text, at position: Int) -> Self {
        let next = next == "(" || next == "|" ? "(…)" : next
        return Self("This could be {}) × {} or {} × {}): put in brackets", [opening, next, opening, next], at: position)
    }

    static func bars(at position: Int) -> Self {
        Self("Bars could be read in two ways here: use abs(…), or put a sign behind the bar", at: position)
    }

    static func unitOfWhat(_ unit: Text, at position: Int) -> Self {
        Self("'{}' could belong to the number alone or to more: put in brackets", [unit], at: position)
    }

    static func powerOrInverse(_ function: Text, at position: Int) -> Self {
        Self("'{}' could be a power or an inverse: put the power behind brackets, as in (sin x)^-2", [function], at: position)
    }

    static func powerOfFunction(at position: Int) -> Self {
        Self("Behind the name of a function stands a whole number as power, as in sin^2 x", at: position)
    }
}

// Numbers.
extension ExpressionError {
    static func grouping(at position: Int) -> Self {
        Self("Digits are grouped in threes, as in 1,234,567; the decimal sign is the point", at: position)
    }

    static func groupOrMixed(at position: Int) -> Self {
        Self("This could be a grouped number or a mixed fraction: leave out the space, or write +", at: position)
    }

    static func groupOrNext(at position: Int) -> Self {
        Self("This comma could group digits or separate two numbers: leave it out, or put a space behind it", at: position)
    }

    /// A comma behind a 0.
    static func decimalOrGroup(_ digits: [UInt8], _ groups: [UInt8], at position: Int) -> Self {
        let whole = (digits + groups).drop { $0 == UInt8(ascii: "0") }
        return Self(
            "This could be {}.{} or {}: write it without the comma",
            [Text(utf8: digits), Text(utf8: groups), whole.isEmpty ? "0" : Text(utf8: Array(whole))], at: position)
    }

    static func secondPoint(at position: Int) -> Self {
        Self("A number has only one decimal point", at: position)
    }

    static func noDigits(at position: Int) -> Self {
        Self("A point or a prefix such as 0x needs digits", at: position)
    }

    static func notADigit(_ character: Text, at position: Int) -> Self {
        Self("'{}' is not a digit of this number", [character], at: position)
    }

    static func numberTooLong(at position: Int) -> Self {
        Self("This number is too long", at: position)
    }

    static func notRational(at position: Int) -> Self {
        Self("Only exact fractions can be pasted here", at: position)
    }
}
