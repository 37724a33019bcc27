extension Calculation {
    /// The number in decimal digits, each of them certain: as many as `Rational.decimal` gives.
    public func decimal(
        _ number: Number, significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven
    ) throws(CalculationError) -> Decimal {
        if let value = rational(number) {
            return value.decimal(significantDigits: significantDigits, rounding: rounding)
        }
        var precision = Calculation.roughPrecision
        while true {
            do throws(Interruption) {
                let reals = Reals(precision: precision, budget: budget, constants: constants)
                let ball = try ball(number, precision: precision)
                switch try reals.decimal(ball, significantDigits: significantDigits, rounding: rounding) {
                case .certain(let decimal): return decimal
                case .missing(let bits): precision += max(precision, Int(clamping: bits))
                }
            } catch {
                if error != .undecided { throw CalculationError(error) }
                precision *= 2
            }
        }
    }
}
