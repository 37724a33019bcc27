import ExactReal

/// A number of a calculation with what it counts.
struct Quantity {
    var number: Calculation.Number
    /// Nil for a number without a unit.
    var measure: Measure?

    init(_ number: Calculation.Number, _ measure: Measure? = nil) {
        self.number = number
        self.measure = measure
    }

    /// A number of units; without one where these cancelled out.
    init(_ number: Calculation.Number, _ units: UnitProduct) {
        self.number = number
        measure = units.powers.isEmpty ? nil : .units(units)
    }

    var isAngle: Bool { measure?.isAngle ?? false }
}
