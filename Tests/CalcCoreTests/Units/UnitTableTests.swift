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
        for row in rows { Outcome(row["expression"] ?? "").check(row) }
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
            // The name of a weekday tells no date, and an angle read again is a number of the unit in force.
            if shown.hasPrefix("≈") || shown.hasSuffix("day") || shown.hasSuffix("°") || shown.hasSuffix("″") {
                continue
            }
            if shown.hasSuffix("′") { continue }
            let again = try evaluate(Text(shown))
            // Digits of another base and hundredths read as the number itself.
            let isOtherwiseShown =
                shown.hasSuffix("%") || ["0x", "0b", "0o"].contains { shown.drop { $0 == "-" }.hasPrefix($0) }
            #expect(
                try isOtherwiseShown ? again.value == evaluation.value : again.shown() == shown,
                "\(evaluation.reading.string)")
            count += 1
        }
        #expect(count > 150)
    }

    @Test("fractions and closed forms with units read as themselves")
    func closedFormsReadAsThemselves() throws {
        for text in [
            "1/3 km", "√2 × 1 m", "(1 m) / (3 s)", "1 pc to m", "(7 kg)/3", "100 °C to °F", "1/(3 s)",
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
                guard case .certain(let decimal)? = try evaluation.decimal(significantDigits: 12),
                    let shown = Rational(decimal: decimal.text),
                    // The digits of whole numbers go on where the oracles' end.
                    let half = Rational(10).power(Int(decimal.exponent) - 11)?.divided(by: 2)
                else {
                    Issue.record("\(row)")
                    continue
                }
                #expect(shown == value || (shown.isInteger && (shown - value).magnitude <= half), "\(row): \(decimal)")
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
