import CalcCore
import LoopTesting
import Screens
import Testing

/// The controls, by `Tests/Cases/calculator-keys.tsv`.
struct KeypadTests {
    static let keys = cases(in: "calculator-keys.tsv")

    @Test func controlsInOrder() {
        let common = cases(in: "mode-keys.tsv").filter { $0["mode"] == "basic" }
        let (keys, controls) = (Self.keys + common, screen(of: Calculator()).controls)
        #expect(controls.map { $0.id.string } == keys.map { $0["id"] })
        #expect(controls.map { $0.label.string } == keys.map { $0["label"] })
        #expect(controls.map { $0.spoken.string } == keys.map { $0["spoken"] })
        #expect(controls.map { $0.key.string } == keys.map { $0["key"] })
        #expect(
            controls.map { $0.otherKeys.map(\.string).joined(separator: " ") } == keys.map { $0["otherKeys"] ?? "" })
    }

    @Test("the controls of the other modes, in order", arguments: [Mode.scientific, .programmer, .converter])
    func controlsOfMode(_ mode: Mode) {
        let keys = cases(in: "mode-keys.tsv").filter { $0["mode"] == mode.name.string }
        let controls = screen(of: Calculator(in: mode)).controls
        #expect(controls.map { $0.id.string } == keys.map { $0["id"] })
        #expect(controls.map { $0.label.string } == keys.map { $0["label"] })
        #expect(controls.map { $0.spoken.string } == keys.map { $0["spoken"] })
        #expect(controls.map { $0.key.string } == keys.map { $0["key"] ?? "" })
    }

    @Test(arguments: Mode.allCases)
    func noTwoControlsShareAKey(_ mode: Mode) {
        let keys = screen(of: Calculator(in: mode)).controls.flatMap { [$0.key] + $0.otherKeys }.filter { !$0.isEmpty }
        #expect(Set(keys).count == keys.count)
    }

    @Test func rowsAsDrawn() {
        let rows = screen(of: Calculator()).grids.flatMap { $0.rows }
        let labels = rows.map { $0.map { $0.label.string }.joined(separator: " ") }
        #expect(
            labels == [
                "MC MR M+ M− MS", "± % √ x² 1/x", "AC C ⌫ ÷", "7 8 9 ×", "4 5 6 −", "1 2 3 +", "0 . =",
            ])
        #expect(rows.last?.map { $0.width } == [2, 1, 1])
    }

    @Test func oneControlIsTheLoudest() {
        #expect(screen(of: Calculator()).controls.filter { $0.emphasis == .primary }.map { $0.id } == ["equals"])
    }

    @Test("a press means the same as the key in a script", arguments: keys)
    func press(_ row: [String: String]) throws {
        let command = try #require(Command(.press(Text(row["id"] ?? ""), at: 0)))
        for spelling in (row["script"] ?? "").split(separator: " ") {
            let before = try calculator(after: "5 MS 4 * 9 undo")
            let after = try calculator(after: Text("5 MS 4 * 9 undo \(spelling)"))
            #expect(reduce(before, command) == after, "\(spelling)")
        }
    }

    @Test func unknownControl() {
        #expect(Command(.press("no-such-key", at: 0)) == nil)
        #expect(Command(.press("", at: 0)) == nil)
        #expect(Command(.copy("12")) == .copy("12"))
        #expect(Command(.paste("12")) == .paste("12"))
    }

    @Test func whatCouldDoNothingIsDisabled() throws {
        func disabled(_ keys: String) throws -> [String] {
            try screen(after: keys).controls.filter { !$0.isEnabled }.map { $0.id.string }
        }
        #expect(
            try disabled("") == [
                "memory-clear", "memory-recall", "undo", "redo", "history-clear", "more-digits", "fewer-digits",
            ])
        #expect(
            try disabled("5") == [
                "memory-clear", "memory-recall", "redo", "history-clear", "more-digits", "fewer-digits",
            ])
        #expect(try disabled("5 MS") == ["redo", "history-clear", "more-digits", "fewer-digits"])
        #expect(
            try disabled("5 MS undo") == [
                "memory-clear", "memory-recall", "history-clear", "more-digits", "fewer-digits",
            ])
        #expect(
            try disabled("1 / 0 =") == [
                "memory-clear", "memory-recall", "redo", "history-clear", "more-digits", "fewer-digits",
            ])
        #expect(try disabled("5 MS 1 / 3 =") == ["redo", "fewer-digits"])
        #expect(try disabled("5 MS 1 / 3 = more-digits") == ["redo"])
    }
}
