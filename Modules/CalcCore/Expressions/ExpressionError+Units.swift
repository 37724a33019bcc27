import Screens

// Units.
extension ExpressionError {
    static func unitNotTaken(_ unit: Text, at position: Int) -> Self {
        Self(tr("Here stands a number without a unit, not one in '{}'", unit), at: position)
    }

    static func unitAndNone(_ unit: Text, at position: Int) -> Self {
        Self(tr("One of the two is in '{}', the other has no unit", unit), at: position)
    }

    static func differentKinds(_ first: Text, _ second: Text, at position: Int) -> Self {
        Self(tr("'{}' and '{}' measure different things", first, second), at: position)
    }

    static func noConversion(_ unit: Text, _ target: Text, at position: Int) -> Self {
        Self(tr("'{}' cannot be converted to '{}': they measure different things", unit, target), at: position)
    }

    static func baseOfWhole(_ base: Text, at position: Int) -> Self {
        Self(tr("'to {}' shows whole numbers, and not of very many digits", base), at: position)
    }

    static func nothingToConvert(_ target: Text, at position: Int) -> Self {
        Self(tr("What is to be converted to '{}' has no unit", target), at: position)
    }

    static func targetMissing(at position: Int) -> Self {
        Self(tr("Behind 'to' stands a unit alone, and nothing behind it"), at: position)
    }

    static func powerOfUnit(_ unit: Text, at position: Int) -> Self {
        Self(tr("'{}' has no unit as this power: exponents of units are whole numbers", unit), at: position)
    }

    static func exponentOfUnit(at position: Int) -> Self {
        Self(tr("The power of a unit is a whole number from -63 to 63, as in m^2"), at: position)
    }

    static func fractionOrDivisor(_ unit: Text, at position: Int) -> Self {
        Self(tr("'{}' could belong to the divisor alone or to the quotient: put in brackets", unit), at: position)
    }

    static func metreOrMinute(at position: Int) -> Self {
        Self(tr("m is the metre here: minutes are written min"), at: position)
    }

    static func ton(at position: Int) -> Self {
        Self(tr("'ton' is three units: t, shortton and longton"), at: position)
    }

    static func noFunction(_ unit: Text, at position: Int) -> Self {
        Self(tr("There is no function '{}': as a unit it stands behind a number", unit), at: position)
    }

    static func unitAsValue(_ unit: Text, at position: Int) -> Self {
        Self(tr("'{}' is a unit and has no value: write how many, as in 1 {}", unit, unit), at: position)
    }

    static func functionOrUnit(_ name: Text, at position: Int) -> Self {
        Self(tr("'{}' is a unit and a function: put in brackets", name), at: position)
    }
}

// Temperatures.
extension ExpressionError {
    static func sumOfTemperatures(at position: Int) -> Self {
        Self(tr("Temperatures cannot be added: for a difference write K, Δ°C or Δ°F"), at: position)
    }

    static func productOfTemperature(_ unit: Text, at position: Int) -> Self {
        Self(
            tr("A temperature in '{}' cannot be multiplied: write it in K, or a difference as Δ°C or Δ°F", unit),
            at: position)
    }

    static func differenceTarget(at position: Int) -> Self {
        Self(tr("A difference of temperatures is converted to K, Δ°C or Δ°F"), at: position)
    }

    static func letters(at position: Int) -> Self {
        Self(tr("C is the coulomb and F the farad here: temperatures are written °C and °F"), at: position)
    }

    static func belowAbsoluteZero(_ unit: Text, at position: Int) -> Self {
        Self(tr("This temperature in '{}' is below absolute zero", unit), at: position)
    }
}

// Times and dates.
extension ExpressionError {
    static func timeOrDivision(_ left: Text, _ right: Text, at position: Int) -> Self {
        Self(
            tr(
                "This could be {}:{}:00, 0:{}:{} or {} ÷ {}: write the time in full, or put spaces around ':'", left,
                right, left, right, left, right), at: position)
    }

    static func noTime(at position: Int) -> Self {
        Self(
            tr("A time is written as 1:02:03, its minutes and seconds from 00 to 59; to divide, put spaces around ':'"),
            at: position)
    }

    static func noDate(_ date: Text, at position: Int) -> Self {
        Self(tr("There is no date {}; to subtract, put spaces around '-'", date), at: position)
    }

    static func dateTarget(_ target: Text, at position: Int) -> Self {
        Self(
            tr("A date is shown as date, week or weekday, not in '{}': subtract another one for days", target),
            at: position)
    }

    static func timeOfDay(at position: Int) -> Self {
        Self(tr("A date has no time of day here"), at: position)
    }

    static func dateSum(at position: Int) -> Self {
        Self(
            tr("From a date another one can be subtracted, and days, weeks, months or years added or subtracted"),
            at: position)
    }

    static func wholeDays(at position: Int) -> Self {
        Self(tr("A date goes by whole days, weeks, months or years"), at: position)
    }

    static func dateOutOfRange(at position: Int) -> Self {
        Self(tr("Dates go from the year 0000 to 9999"), at: position)
    }
}
