extension Calculation {
    /// −1, 0 or 1: 0 only where it is proved. Throws `undecided` if neither a proof nor more precision tells.
    public func sign(_ number: Number) throws(CalculationError) -> Int {
        if let value = rational(number) { return value.sign }
        var precision = Calculation.roughPrecision
        var isProofTried = false
        while true {
            do throws(Interruption) {
                if let sign = try ball(number, precision: precision).sign { return sign }
            } catch {
                if error != .undecided || precision > Calculation.highestPrecision { throw CalculationError(error) }
            }
            if !isProofTried, precision > Calculation.roughPrecision {
                if try isProvedZero(number) { return 0 }
                isProofTried = true
            }
            if precision > Calculation.highestPrecision { throw .undecided }
            precision *= 2
        }
    }

    /// Beyond so much precision a number that nothing proves to be 0 is given up, in bits.
    private static let highestPrecision = 1 << 16

    /// −1, 0 or 1 as the first number is less than, equal to or greater than the second.
    public func comparison(_ left: Number, _ right: Number) throws(CalculationError) -> Int {
        try sign(difference(left, right))
    }
}
