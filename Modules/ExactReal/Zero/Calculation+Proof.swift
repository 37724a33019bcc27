extension Calculation {
    /// Whether the number is proved to be 0. That it is not proved says nothing. A proof may lead to others, within `depth`.
    func isProvedZero(_ number: Number, depth: Int = 3) throws(CalculationError) -> Bool {
        if let value = rational(number) { return value.isZero }
        if try isZeroBySeparation(number) { return true }
        return try isZeroByForm(number, depth: depth)
    }

    /// Whether the number is algebraic and its ball, made smaller until it tells, is too small for any number but 0.
    func isZeroBySeparation(_ number: Number) throws(CalculationError) -> Bool {
        guard let bound = try separationBound(number) else { return false }
        var search = Search(self, number)
        while !search.isOver {
            if let ball = try search.next() {
                if ball.magnitude < .power(-bound.bits) { return true }
                if !ball.containsZero { return false }
            }
            search.raise()
        }
        return false
    }

    /// The separation bound of the number, if it has one that can be found within the budget.
    private func separationBound(_ number: Number) throws(CalculationError) -> SeparationBound? {
        do throws(Interruption) {
            return try SeparationBound(operations[...number.place], budget: budget)
        } catch {
            if error == .overWork || error == .overMemory { return nil }
            throw CalculationError(error)
        }
    }
}
