import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Quantities, times and dates: every line of `Tests/Cases/units.tsv`, `conversions.tsv` and `calendar.tsv`.
@Suite struct UnitTableTests {
    private let rows = cases(in: "units.tsv")

    @Test func everyRowHasItsResultOrItsError() {
        #expect(rows.count > 350)
        for row in rows {
            let text = row["expression"] ?? ""
            let outcome = Outcome(text)
            #expect(outcome.result == row["result"], "\(text)")
            #expect(outcome.reading == row["reading"], "\(text)")
            #expect(outcome.error == row["error"], "\(text)")
            #expect(outcome.position == row["position"], "\(text)")
        }
    }

    @Test("the reading, read again, defines the same with its unit")
    func theReadingReadsAsItself() throws {
        for evaluation in evaluations {
            let again = try evaluate(evaluation.reading)
            #expect(again.reading == evaluation.reading)
            #expect(again.definitions == evaluation.definitions, "\(evaluation.reading.string)")
        }
    }

    @Test("an exact result, read again, is the same quantity")
    func theResultReadsAsItself() throws {
        var count = 0
        for evaluation in evaluations {
            let shown = try evaluation.shown()
            // The name of a weekday tells no date.
            if shown.hasPrefix("≈") || shown.hasSuffix("day") { continue }
            let again = try evaluate(Text(shown))
            #expect(try again.shown() == shown, "\(evaluation.reading.string)")
            count += 1
        }
        #expect(count > 150)
    }

    @Test("fractions and closed forms with units read as themselves")
    func closedFormsReadAsThemselves() throws {
        for text in [
            "1/3 km", "√2 × 1 m", "(1 m) / (3 s)", "1 pc to m", "(7 kg)/3", "100 °C to °F", "1/(3 s)", "1 turn to rad",
        ] {
            let evaluation = try evaluate(Text(text))
            let form = try #require(evaluation.closedForm, "\(text)")
            let again = try evaluate(form)
            #expect(again.closedForm == form, "\(text)")
            #expect(try again.shown() == evaluation.shown(), "\(text)")
        }
    }

    @Test("12 digits as GNU units and qalc have them, from Tools/oracles/units.py", .timeLimit(.minutes(2)))
    func conversions() throws {
        let rows = cases(in: "conversions.tsv")
        #expect(rows.count { $0["units"] != "-" && $0["qalc"] != "-" } >= 400)
        for row in rows {
            let evaluation = try evaluate(Text(row["expression"] ?? ""))
            for oracle in [row["units"], row["qalc"]] where oracle != "-" {
                let value = try #require(oracle.flatMap { Rational(decimal: Array($0.utf8)) })
                let wanted = value.decimal(significantDigits: 12)
                guard case .certain(let decimal)? = try evaluation.decimal(significantDigits: 12) else {
                    Issue.record("\(row)")
                    continue
                }
                // The digits of whole numbers go on where the oracles' end.
                let digits = decimal.digits.prefix(12)
                #expect(digits.elementsEqual(wanted.digits) || decimal.text == wanted.text, "\(row): \(decimal)")
                #expect(decimal.exponent == wanted.exponent, "\(row)")
            }
        }
    }

    @Test("dates and weeks as Python has them, from Tools/oracles/dates.py")
    func dates() {
        let rows = cases(in: "calendar.tsv")
        #expect(rows.count > 500)
        for row in rows { #expect(Outcome(row["expression"] ?? "").result == row["result"], "\(row)") }
    }

    private var evaluations: [Evaluation] {
        rows.compactMap { try? evaluate(Text($0["expression"] ?? "")) }
    }
}
