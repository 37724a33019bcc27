import CalcCore
import LoopTesting
import Screens
import Testing

/// Line, mark, result and detail, by `Tests/Cases/calculator-display.tsv`.
struct DisplayTests {
    @Test(arguments: cases(in: "calculator-display.tsv"))
    func display(_ row: [String: String]) throws {
        let screen = try screen(after: row["keys"] ?? "")
        #expect(screen.text(of: "line") == row["line"])
        #expect(screen.mark("mark") == row["mark"])
        #expect(screen.text(of: "result") == row["result"])
        #expect(screen.text(of: "detail") == row["detail"])
        #expect(screen.flag("exact") == !["≈", "⚠"].contains(row["mark"]))
    }

    @Test("what is not proved to be 0 is no 0", .timeLimit(.minutes(5)))
    func zerosNotProved() throws {
        // About e^-200000/2, which is beyond the digits that are looked at.
        let screen = try screen(after: "paste:exp(exp(-100000))-1-exp(-100000)")
        #expect(screen.text(of: "result") == "0.000…")
        #expect(screen.mark("mark") == "≈")
        let detail = try #require(screen.text(of: "detail"))
        let count = try #require(detail.wholeMatch(of: /The first ([0-9]+) digits are 0, not proved/)?.output.1)
        #expect((10_000...86_858).contains(try #require(Int(count))))
    }

    @Test func readoutsAreNamedForAScreenReader() throws {
        let screen = try screen(after: "1 / 0 =")
        let readouts = screen.display.flatMap { [$0.leading, $0.trailing] }.compactMap { $0 }
        #expect(readouts.map { $0.id.string } == ["memory-mark", "line", "mark", "result", "detail"])
        #expect(readouts.map { $0.name.string } == ["Memory", "Expression", "Accuracy", "Result", "Detail"])
    }

    @Test func tones() throws {
        func tones(_ keys: String) throws -> [Readout.Tone] {
            let lines = try screen(after: keys).display
            return lines[1...1].flatMap { [$0.leading?.tone, $0.trailing.tone].compactMap { $0 } }
        }
        #expect(try tones("1 / 4 =") == [.dim, .answer])
        #expect(try tones("1 / 3 =") == [.accent, .answer])
        #expect(try tones("1 / 0 =") == [.bad, .bad])
    }

    @Test func theMemoryMarkIsLitOnlyWhileSomethingIsStored() throws {
        #expect(try screen(after: "5").mark("memory-mark") == "")
        #expect(try screen(after: "5 MS").mark("memory-mark") == "M")
        #expect(try screen(after: "5 MS AC").mark("memory-mark") == "M")
        #expect(try screen(after: "5 MS MC").mark("memory-mark") == "")
        #expect(try screen(after: "1 / 3 = MS").fact("memory") == "0.333333333333")
    }

    @Test func facts() throws {
        let screen = try screen(after: "7 * 6 =")
        #expect(screen.app == "calculator")
        #expect(screen.title == "Basic")
        #expect(screen.facts.map { $0.name.string } == ["mode", "exact", "status", "memory", "angle"])
        #expect(screen.fact("mode") == "basic")
        #expect(screen.fact("angle") == "deg")
    }
}
