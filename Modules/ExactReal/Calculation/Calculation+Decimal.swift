extension Calculation {
    /// The number in digits, each of them certain: as many as `Rational.decimal` gives, in a base from 2 to 36.
    public func decimal(
        _ number: Number, significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10
    ) throws(CalculationError) -> CertainDecimal {
        let wish = DigitWish(significantDigits: significantDigits, rounding: rounding, radix: radix)
        if radix == 10, let value = rational(number), let decimal = try quickDecimal(value, wish) {
            return .certain(decimal)
        }
        var search = DigitSearch(self, number, wish)
        return try search.result()
    }

    /// The digits of a short fraction from itself: where not many are asked for, or where they end.
    private func quickDecimal(_ value: Rational, _ wish: DigitWish) throws(CalculationError) -> Decimal? {
        if value.bitWidth > 1 << 12 { return nil }
        try charging { () throws(Interruption) in try budget.charge(passingOver: value.bitWidth) }
        // A fraction of n bits that ends has no more than n digits.
        let count = min(wish.count, value.bitWidth + Rational.fullDigitCount)
        let decimal = value.decimal(significantDigits: count, rounding: wish.rounding)
        if count == wish.count { return wish.count <= 1 << 10 || decimal.isExact ? decimal : nil }
        return decimal.isExact ? decimal.wished(wish.count) : nil
    }
}

extension Decimal {
    /// The same digits, which are all there are, for a wish for more.
    fileprivate func wished(_ count: Int) -> Decimal {
        Decimal(
            isNegative: isNegative, digits: digits, exponent: exponent, isExact: isExact,
            precision: Decimal.precision(count, exponent: exponent))
    }
}
