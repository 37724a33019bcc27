extension Calculation {
    /// Whether the number is proved to be 0. That it is not proved says nothing.
    func isProvedZero(_ number: Number) throws(CalculationError) -> Bool {
        do throws(Interruption) {
            return try isZeroBySeparation(number)
        } catch {
            throw CalculationError(error)
        }
    }

    /// Whether the number is algebraic and its ball, made smaller until it tells, is too small for any number but 0.
    private func isZeroBySeparation(_ number: Number) throws(Interruption) -> Bool {
        guard let bound = try SeparationBound(operations[...number.place], budget: budget) else { return false }
        var precision = Calculation.roughPrecision
        while precision < Calculation.highestProofPrecision {
            do throws(Interruption) {
                let ball = try ball(number, precision: precision)
                if ball.magnitude < .power(-bound.bits) { return true }
                if !ball.containsZero { return false }
                let missing = ball.magnitude.magnitudeExponent + bound.bits + Calculation.guardBits
                precision += min(precision, Int(clamping: missing))
            } catch {
                if error != .undecided { throw error }
                precision *= 2
            }
        }
        return false
    }

    private static let guardBits: Int64 = 8
    /// A few times as much as any proof within `SeparationBound.largestPrecision` needs.
    private static let highestProofPrecision = 1 << 19
}
