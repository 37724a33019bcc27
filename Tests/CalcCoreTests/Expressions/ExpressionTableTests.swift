import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Every line of `Tests/Cases/expressions.tsv`, and what it shows, read again.
@Suite struct ExpressionTableTests {
    private let rows = cases(in: "expressions.tsv")

    @Test func everyRowHasItsResultOrItsError() {
        #expect(rows.count > 350)
        for row in rows {
            let text = row["expression"] ?? ""
            do {
                let evaluation = try evaluate(Text(text))
                #expect(evaluation.shown == row["result"], "\(text)")
                #expect(evaluation.reading.string == row["reading"], "\(text)")
            } catch {
                #expect(error.message.string == row["error"], "\(text)")
                #expect(String(error.position) == row["position"], "\(text)")
            }
        }
    }

    @Test func theReadingReadsAsItself() throws {
        for evaluation in evaluations {
            let again = try evaluate(evaluation.reading)
            #expect(again == evaluation, "\(evaluation.reading.string)")
        }
    }

    @Test func theExactResultReadsAsItself() throws {
        for evaluation in evaluations {
            let text = Text(utf8: evaluation.value.fractionText)
            #expect(try evaluate(text).value == evaluation.value, "\(evaluation.reading.string)")
        }
    }

    @Test func theShownResultReadsAsItself() throws {
        for evaluation in evaluations {
            let decimal = evaluation.value.decimal(significantDigits: 12)
            let again = try evaluate(Text(utf8: decimal.text)).value
            #expect((again == evaluation.value) == decimal.isExact, "\(evaluation.reading.string)")
            #expect(again.decimal(significantDigits: 12).text == decimal.text, "\(evaluation.reading.string)")
        }
    }

    private var evaluations: [Evaluation] {
        rows.compactMap { try? evaluate(Text($0["expression"] ?? "")) }
    }
}

extension Evaluation {
    /// The result in 12 digits, with `≈` before a rounded one.
    fileprivate var shown: String {
        let decimal = value.decimal(significantDigits: 12)
        return (decimal.isExact ? "" : "≈") + decimal.description
    }
}
