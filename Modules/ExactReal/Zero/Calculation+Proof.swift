extension Calculation {
    /// Whether the number is proved to be 0. That it is not proved says nothing.
    func isProvedZero(_ number: Number) throws(CalculationError) -> Bool {
        false
    }
}
