import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Names of the user: every line of `Tests/Cases/definitions.tsv`, and what must not get out of hand.
@Suite struct DefinitionTests {
    private let rows = cases(in: "definitions.tsv")

    @Test func everyRowHasItsResultOrItsError() {
        #expect(rows.count > 130)
        for row in rows { outcome(of: row["lines"] ?? "").check(row) }
    }

    @Test func theReadingDefinesTheSame() {
        for row in rows where row["reading"] != "" {
            let lines = row["lines"] ?? ""
            let outcome = outcome(of: lines)
            let earlier = self.outcome(of: lines, dropLast: 1).definitions
            let again = Outcome(outcome.reading, earlier)
            #expect(again.reading == outcome.reading)
            #expect(again.definitions.answer == outcome.definitions.answer, "\(lines)")
        }
    }

    @Test func anErrorChangesNothing() {
        for row in rows where row["error"] != "" {
            let lines = row["lines"] ?? ""
            let earlier = outcome(of: lines, dropLast: 1).definitions
            #expect(outcome(of: lines).definitions == earlier, "\(lines)")
        }
    }

    @Test func theAnswerCanBeSetFromOutside() throws {
        var definitions = Definitions()
        definitions.answer = Real(7)
        #expect(try evaluate("ans²", definitions: definitions).value == Real(49))
        definitions = try evaluate("f(x) = ans x", definitions: definitions).definitions
        definitions.answer = nil
        #expect(Outcome("f(2)", definitions).error == "There is no result yet that 'ans' could stand for")
    }

    @Test("functions of functions that double their work are refused, not endless", .timeLimit(.minutes(5)))
    func doubling() {
        var lines = ["f0(x) = x + 1"]
        for i in 1...40 { lines.append("f\(i)(x) = f\(i - 1)(x) + f\(i - 1)(x + 1)") }
        #expect(outcome(of: (lines + ["f8(1)"]).joined(separator: "\\n")).result == "1536")
        let refused = outcome(of: (lines + ["1 + f40(1)"]).joined(separator: "\\n"))
        #expect(refused.error == "This takes too many steps to calculate")
        #expect(refused.position == "4")
    }

    @Test("numbers that square themselves are refused, or told by their leading digits", .timeLimit(.minutes(5)))
    func squaring() {
        let nested = String(repeating: "f(", count: 2_000)
        #expect(outcome(of: "f(x) = x^2\\n\(nested)1").result == "1")
        #expect(outcome(of: "f(x) = x^2 + 1\\n\(nested)1").error.hasPrefix("The result is too large"))
        #expect(outcome(of: "f(x) = x\\n\(nested)sin 1").result == "≈0.0174524064373")
    }

    @Test("a chain of a thousand functions", .timeLimit(.minutes(5)))
    func chain() {
        var definitions = Outcome("f0(x) = x").definitions
        for i in 1...1_000 { definitions = Outcome("f\(i)(x) = f\(i - 1)(x) + 1", definitions).definitions }
        #expect(Outcome("f1000(5)", definitions).result == "1005")
        #expect(Outcome("f0(x) = f1000(x)", definitions).error == "'f0' cannot be defined by itself")
    }

    @Test("a result that goes on from line to line is not worked out anew", .timeLimit(.minutes(5)))
    func longChain() throws {
        var definitions = Definitions()
        definitions.answer = Real(2)
        for _ in 0..<400 {
            let line = try evaluate("√(ans + 1/3)", definitions: definitions, budget: Budget(work: 3_000_000))
            _ = try line.decimal(significantDigits: 12)
            definitions = line.definitions
        }
        #expect(Outcome("ans", definitions).result == "≈1.26376261583")
    }

    @Test("values for which there is no room are not kept")
    func muchMemory() throws {
        var definitions = Definitions()
        definitions.answer = Real(try #require(Rational(3).power(2_600_000)))
        for letter in "abcdfghijklmnopqrstuvwxyz" {
            for other in "abcdfg" {
                let before = definitions
                do {
                    definitions = try evaluate(Text("q\(letter)\(other)x = ans"), definitions: definitions)
                        .definitions
                } catch {
                    #expect(error.message.string.hasPrefix("There is no room for '"))
                    #expect(before.answer == definitions.answer)
                    return
                }
            }
        }
        Issue.record("all values were kept")
    }

    /// What comes of the last line after those before it.
    private func outcome(of lines: String, dropLast count: Int = 0) -> Outcome {
        let lines = lines.replacing("\\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast(count).reduce(into: Outcome("")) { outcome, line in
            outcome = Outcome(String(line), outcome.definitions)
        }
    }
}
