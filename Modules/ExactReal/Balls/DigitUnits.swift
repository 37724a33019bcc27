/// ±`count`·`radix`^−`scale`: a number in digits.
struct DigitUnits {
    let isNegative: Bool
    let count: Natural
    let scale: Int64
    let radix: Int
    /// The number of digits that it was rounded to.
    let precision: Int

    /// The same with another count of units.
    func with(count: Natural) -> DigitUnits {
        DigitUnits(isNegative: isNegative, count: count, scale: scale, radix: radix, precision: precision)
    }

    func decimal(isExact: Bool, _ budget: Budget) throws(Interruption) -> Decimal {
        let digits = try budget.digits(of: count, radix: Limb(radix))
        return Decimal(
            isNegative: isNegative, digits: digits, exponent: Int64(digits.count) - 1 - scale, isExact: isExact,
            precision: precision, radix: radix)
    }
}
