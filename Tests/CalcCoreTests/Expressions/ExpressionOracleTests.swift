import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Random expressions with CPython's answers, from `Tools/oracles/exact-numbers.py`.
@Suite struct ExpressionOracleTests {
    @Test func everyRowOfTheTable() throws {
        let rows = cases(in: "expressions-random.tsv")
        #expect(rows.count > 600)
        for row in rows {
            let text = row["expression"] ?? ""
            let evaluation = try evaluate(Text(text))
            #expect(evaluation.value?.rational?.description == row["value"], "\(text)")
            #expect(try evaluate(evaluation.reading).value == evaluation.value, "\(text)")
        }
    }
}
