import Screens

// How an expression is read.
extension ExpressionError {
    static func nothing(at position: Int) -> Self {
        Self(tr("There is nothing to calculate"), at: position)
    }

    static func tooLongToRead(at position: Int) -> Self {
        Self(tr("This is too long to read"), at: position)
    }

    static func notText(at position: Int) -> Self {
        Self(tr("This is not valid text (UTF-8)"), at: position)
    }

    static func notUnderstood(_ character: Text, at position: Int) -> Self {
        Self(tr("'{}' is not understood here", character), at: position)
    }

    static func controlCharacter(at position: Int) -> Self {
        Self(tr("Here stands a character that cannot be seen"), at: position)
    }

    static func numberMissing(before sign: Text, at position: Int) -> Self {
        Self(tr("A number is missing before '{}'", sign), at: position)
    }

    static func numberMissing(at position: Int) -> Self {
        Self(tr("A number is missing at the end"), at: position)
    }

    static func strayBracket(at position: Int) -> Self {
        Self(tr("This ')' closes no bracket"), at: position)
    }

    static func strayComma(at position: Int) -> Self {
        Self(
            tr("A comma stands between the numbers of a function, or groups digits in threes as in 1,234"), at: position
        )
    }

    static func strayLine(at position: Int) -> Self {
        Self(tr("A line holds one expression: put what stands behind ';' on the next line"), at: position)
    }

    static func bracketShape(at position: Int) -> Self {
        Self(tr("Brackets are round: ( and )"), at: position)
    }

    static func twoNumbers(at position: Int) -> Self {
        Self(tr("Two numbers side by side: put a sign such as + or × between them"), at: position)
    }

    static func tripleFactorial(at position: Int) -> Self {
        Self(tr("'!!!' is not defined: use brackets, as in (3!)!"), at: position)
    }

    static func barAlone(at position: Int) -> Self {
        Self(tr("This '|' has no second one: use abs(…)"), at: position)
    }

    static func comparison(at position: Int) -> Self {
        Self(tr("Comparisons are not available"), at: position)
    }
}

// Numbers.
extension ExpressionError {
    static func grouping(at position: Int) -> Self {
        Self(tr("Digits are grouped in threes, as in 1,234,567; the decimal sign is the point"), at: position)
    }

    static func primes(at position: Int) -> Self {
        Self(
            tr("Feet and inches are written as 5 ft 3 in, parts of degrees as 30°15′20″; ' groups digits in threes"),
            at: position)
    }

    static func commaGrouping(at position: Int) -> Self {
        Self(tr("Digits are grouped in threes, as in 1.234.567; the decimal sign is the comma"), at: position)
    }

    static func secondPoint(at position: Int) -> Self {
        Self(tr("A number has only one decimal point"), at: position)
    }

    static func noDigits(at position: Int) -> Self {
        Self(tr("A point or a prefix such as 0x needs digits"), at: position)
    }

    static func notADigit(_ character: Text, at position: Int) -> Self {
        Self(tr("'{}' is not a digit of this number", character), at: position)
    }

    static func numberTooLong(at position: Int) -> Self {
        Self(tr("This number is too long"), at: position)
    }
}
