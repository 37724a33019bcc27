@testable import ExactReal

/// A number that an expression means, in a calculation of its own; without forms, which would often tell before the bound does.
struct TestNumber {
    private let calculation: Calculation
    private let number: Calculation.Number

    /// The number that an expression means, with words for a number of 40 digits and for a sum that is 0.
    init(_ expression: String, work: Int64 = 10_000_000_000, hasForms: Bool = false) throws(CalculationError) {
        calculation = Calculation(budget: Budget(work: work))
        calculation.hasForms = hasForms
        let huge = "1" + String(repeating: "0", count: 39)
        let text = expression.replacing("HUGE", with: huge).replacing("ZERO", with: "(sqrt(2)*sqrt(3)-sqrt(6))")
        number = try Formula.number(text, in: calculation)
    }

    var sign: Int { get throws(CalculationError) { try calculation.sign(number) } }

    var isProvedZero: Bool { get throws(CalculationError) { try calculation.isProvedZero(number) } }

    var separationBound: SeparationBound? {
        get throws(Interruption) {
            try SeparationBound(calculation.operations[...number.place], budget: calculation.budget)
        }
    }

    /// Whether the number is 0 or at least as large as the bound says. A ball finds it out that is small enough for any number
    /// that keeps its bound.
    var keepsItsBound: Bool {
        get throws {
            guard let bound = try separationBound else { return true }
            if try sign == 0 { return true }
            var precision = 200
            while try calculation.ball(number, precision: precision).containsZero { precision *= 2 }
            return try calculation.ball(number, precision: 2 * precision).magnitude >= .power(-bound.bits)
        }
    }
}
