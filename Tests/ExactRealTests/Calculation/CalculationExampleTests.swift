import ExactReal
import Testing

/// The example of the README.
struct CalculationExampleTests {
    @Test func calculation() throws {
        // snippet: calculation
        let calculation = Calculation(budget: Budget(work: 100_000_000))
        let two = calculation.number(2)
        let root = try calculation.squareRoot(two)
        let zero = try calculation.difference(calculation.product(root, root), two)
        #expect(try calculation.sign(zero) == 0)
        #expect(throws: CalculationError.divisionByZero) { try calculation.quotient(two, zero) }
        guard case .certain(let digits) = try calculation.decimal(root, significantDigits: 30) else {
            throw CalculationError.undecided(.sign)
        }
        #expect(digits.description == "1.41421356237309504880168872421" && !digits.isExact)
        // end snippet
    }
}
