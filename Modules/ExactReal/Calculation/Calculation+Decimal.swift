extension Calculation {
    /// The number in digits, each of them certain: as many as `Rational.decimal` gives, in a base from 2 to 36.
    public func decimal(
        _ number: Number, significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10
    ) throws(CalculationError) -> CertainDecimal {
        let wish = DigitWish(significantDigits: significantDigits, rounding: rounding, radix: radix)
        if let value = rational(number), wish.isQuick(for: value) {
            try charging { () throws(Interruption) in try budget.charge(passingOver: value.bitWidth) }
            return .certain(value.decimal(significantDigits: significantDigits, rounding: rounding))
        }
        var search = DigitSearch(self, number, wish)
        return try search.result()
    }
}

extension DigitWish {
    /// Whether the digits of a fraction are best had from itself.
    fileprivate func isQuick(for value: Rational) -> Bool {
        radix == 10 && value.bitWidth <= 1 << 12 && count <= 1 << 10
    }
}
