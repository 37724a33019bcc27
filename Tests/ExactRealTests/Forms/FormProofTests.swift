import LoopTesting
import Testing

@testable import ExactReal

/// What is 0 by proofs that begin where forms end.
struct FormProofTests {
    @Test(arguments: cases(in: "form-proofs.tsv"))
    func zero(_ row: [String: String]) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try Formula.number(row["formula"] ?? "", in: calculation)
        #expect(calculation.rational(number) == nil)
        #expect(try calculation.sign(number) == 0)
    }

    /// No theorem and no rule tells: neither are they taken for 0, nor for anything else than digits show.
    @Test(arguments: [
        "e+pi-5.8598744820488385", "pi^4+pi^5-exp(6)", "ln(2)*ln(3)-0.7615000226", "e^pi-pi-20",
        "ln(2)/ln(3)-0.63092975357",
        "acos(1/3)/pi-0.3918265520", "pi^e-22.459157718361045", "sin(10^22)+0.8522008497671888",
    ])
    func nothingIsClaimed(_ formula: String) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try Formula.number(formula, in: calculation)
        #expect(try !calculation.isProvedZero(number))
        #expect(try calculation.sign(number) != 0)
    }
}
