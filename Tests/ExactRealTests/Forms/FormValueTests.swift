import LoopTesting
import Testing

@testable import ExactReal

/// `Tests/Cases/form-values.tsv`: what normal forms alone know to be rational.
struct FormValueTests {
    @Test(arguments: cases(in: "form-values.tsv"))
    func value(_ row: [String: String]) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try Formula.number(row["formula"] ?? "", in: calculation)
        #expect(calculation.rational(number).map { "\($0)" } == row["value"])
    }
}
