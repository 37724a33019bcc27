import ExactReal
import LoopTesting
import Testing

/// `Tests/Cases/closed-forms.tsv`: exact values as text, or none.
struct ClosedFormTests {
    @Test(arguments: cases(in: "closed-forms.tsv"))
    func text(_ row: [String: String]) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try Formula.number(row["formula"] ?? "", in: calculation)
        let text = calculation.closedForm(of: number).map { String(decoding: $0, as: UTF8.self) }
        #expect((text ?? "") == row["text"])
    }
}
