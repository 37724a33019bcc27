import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Closed forms are expressions, and mean the number that they are of.
struct ClosedFormTests {
    @Test(arguments: cases(in: "closed-forms.tsv"))
    func readAgain(_ row: [String: String]) throws {
        let evaluation = try evaluate(Text(row["formula"] ?? ""), angle: .radians)
        let number = try #require(evaluation.number)
        guard let text = evaluation.calculation.closedForm(of: number) else { return }
        let again = try evaluate(Text(utf8: text), angle: .radians)
        let value = try #require(again.value)
        let other = try evaluation.calculation.number(value)
        #expect(try evaluation.calculation.comparison(number, other) == 0)
    }
}
