import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Every line of `Tests/Cases/expressions.tsv`, and what it shows, read again.
@Suite struct ExpressionTableTests {
    private let rows = cases(in: "expressions.tsv")

    @Test func everyRowHasItsResultOrItsError() {
        #expect(rows.count > 500)
        for row in rows { Outcome(row["expression"] ?? "").check(row) }
    }

    @Test func theReadingReadsAsItself() throws {
        for evaluation in evaluations {
            let again = try evaluate(evaluation.reading)
            #expect(again.reading == evaluation.reading)
            #expect(again.value == evaluation.value, "\(evaluation.reading.string)")
        }
    }

    @Test func theExactResultReadsAsItself() throws {
        for evaluation in evaluations {
            guard let value = evaluation.value?.rational else { continue }
            let text = Text(utf8: value.fractionText)
            #expect(try evaluate(text).value?.rational == value, "\(evaluation.reading.string)")
        }
    }

    @Test func theShownResultReadsAsItself() throws {
        for evaluation in evaluations {
            guard case .certain(let decimal)? = try? evaluation.decimal(significantDigits: 12) else { continue }
            let again = try evaluate(Text(utf8: decimal.text))
            #expect(try again.shown().hasSuffix(decimal.description), "\(evaluation.reading.string)")
            if let value = evaluation.value?.rational {
                #expect((again.value?.rational == value) == decimal.isExact, "\(evaluation.reading.string)")
            }
        }
    }

    private var evaluations: [Evaluation] {
        rows.compactMap { try? evaluate(Text($0["expression"] ?? "")) }
    }
}
