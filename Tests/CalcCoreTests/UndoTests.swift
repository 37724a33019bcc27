import CalcCore
import LoopTesting
import Screens
import Testing

struct UndoTests {
    @Test func undoGoesBackStepByStepAndThroughAllClear() throws {
        let keys = "1 2 + 3 = MS sqrt AC 7".split(separator: " ")
        for count in keys.indices {
            let before = try screen(after: keys[..<count].joined(separator: " "))
            let undone = try screen(after: keys[...count].joined(separator: " ") + " undo")
            #expect(undone.display == before.display)
            #expect(undone.facts == before.facts)
            #expect(undone.table == before.table)
        }
    }

    @Test func whatChangesNothingIsNoStep() throws {
        let calculator = try calculator(after: "1 2 . . MC MR redo paste:x undo")
        #expect(screen(of: calculator).text(of: "result") == "12")
    }

    @Test func historyFollows() throws {
        #expect(try calculator(after: "1 + 2 = 3 + 4 =").history.map { $0.result.string } == ["3", "7"])
        #expect(try calculator(after: "1 + 2 = 3 + 4 = undo").history.map { $0.result.string } == ["3"])
        #expect(try calculator(after: "1 + 2 = 3 + 4 = undo redo").history.map { $0.result.string } == ["3", "7"])
        let other = try calculator(after: "1 + 2 = 3 + 4 = undo 5 =")
        #expect(other.history.map { $0.expression.string } == ["1 + 2", "3 + 45"])
    }

    @Test("a hundred thousand steps back and forth")
    func withoutEnd() {
        var calculator = Calculator()
        for _ in 0..<50_000 {
            reduce(&calculator, .addDigit(.seven))
            reduce(&calculator, .clear)
        }
        reduce(&calculator, .addDigit(.one))
        let last = screen(of: calculator)
        for _ in 0..<100_001 { reduce(&calculator, .undo) }
        #expect(screen(of: calculator).display == screen(of: Calculator()).display)
        #expect(screen(of: calculator).control(id: "undo")?.isEnabled == false)
        for _ in 0..<100_001 { reduce(&calculator, .redo) }
        #expect(screen(of: calculator).display == last.display)
    }
}
