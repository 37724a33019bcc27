import CalcCore
import ExactReal
import Loop
import LoopTesting
import Screens
import Testing

/// No key waits for a sum, whatever the sum: typing in virtual time, with a host that takes seconds for each answer.
struct TypingTests {
    /// A calculator whose answers come so long after they were asked for, in virtual time.
    private final class SlowHost {
        let time = ManualTime()
        let store: Store<Calculator, Command>
        var started = 0
        var answered = 0

        init(in mode: Mode, takes nanoseconds: Int64) {
            store = Store(state: Calculator(in: mode), update: reduce)
            store.run(
                react(
                    request: { $0.request },
                    effects: { [self] request in
                        started += 1
                        return time.source.ticks(every: nanoseconds).map { [self] _ in
                            answered += 1
                            return .answered(request, request.outcome(budget: .standard()))
                        }
                    }))
        }

        func press(_ keys: String, every nanoseconds: Int64 = 50_000_000) throws {
            for key in SnapshotKey.keys(of: Text(keys)) {
                for command in try commands(of: key, in: store.state.mode) { store.dispatch(command) }
                time.advance(by: nanoseconds)
            }
        }

        var screen: Screen { CalcCore.screen(of: store.state) }
    }

    @Test("each key is there at once; only the last sum is worked out to its end")
    func typing() throws {
        let host = SlowHost(in: .scientific, takes: 3_000_000_000)
        var typed = ""
        for key in "9 ^ 9 ^ 9 ^ 9 back back + 1 2 3".split(separator: " ") {
            try host.press(String(key))
            typed = key == "back" ? String(typed.dropLast()) : typed + key
            #expect(host.screen.text(of: "line") == typed)
            #expect(host.screen.text(of: "result") == "", "a result that is not known yet is not shown")
        }
        #expect(host.answered == 0)
        #expect(host.time.runningTimers == 1, "those that nobody waits for are given up")
        host.time.advance(by: 3_000_000_000)
        #expect(host.answered == 1)
        #expect(host.screen.text(of: "result") != "")
        #expect(host.time.runningTimers == 0)
    }

    @Test("keys behind = are dealt with as if the sum had been ready")
    func typingOn() throws {
        let host = SlowHost(in: .scientific, takes: 3_000_000_000)
        try host.press("7 * 6 = + 1 = * 2 = 5 + 5")
        #expect(host.screen.text(of: "line") == "5+5")
        #expect(host.store.state.history.isEmpty)
        host.time.advance(by: 12_000_000_000)
        #expect(host.store.state.history.map { $0.expression.string } == ["7 × 6", "ans + 1", "ans × 2"])
        #expect(host.store.state.history.map { $0.result.string } == ["42", "43", "86"])
        #expect(host.screen.text(of: "line") == "5+5")
        #expect(host.screen.text(of: "result") == "10")
    }

    @Test("Escape stops a sum and keeps the expression")
    func stopping() throws {
        let host = SlowHost(in: .scientific, takes: 3_000_000_000)
        try host.press("9 ^ 9 ^ 9 =")
        #expect(host.screen.fact("status") == "Calculating: Escape stops it")
        try host.press("AC")
        #expect(host.screen.text(of: "line") == "9^9^9")
        #expect(host.screen.fact("status") == "")
        host.time.advance(by: 9_000_000_000)
        #expect(host.store.state.history.isEmpty, "what was stopped is not written down")
    }

    @Test("an error that comes late says so, and what was typed since stays")
    func lateError() throws {
        let host = SlowHost(in: .scientific, takes: 1_000_000_000)
        try host.press("1 / 0 = 5")
        host.time.advance(by: 1_000_000_000)
        #expect(host.screen.text(of: "line") == "5")
        #expect(host.screen.fact("status") == "Cannot divide by zero")
    }

    @Test("undo while a sum runs, and redo")
    func undoing() throws {
        let host = SlowHost(in: .scientific, takes: 1_000_000_000)
        try host.press("7 * 6 = undo")
        #expect(host.screen.text(of: "line") == "7×6")
        host.time.advance(by: 2_000_000_000)
        #expect(host.screen.text(of: "result") == "42")
        #expect(host.store.state.history.isEmpty)
        try host.press("redo")
        host.time.advance(by: 2_000_000_000)
        #expect(host.store.state.history.map { $0.result.string } == ["42"])
    }

    @Test("a memory key waits for its number, not the user for the memory")
    func remembering() throws {
        let host = SlowHost(in: .scientific, takes: 1_000_000_000)
        try host.press("2 ^ 1 0 MS AC 7 M+ C 1")
        #expect(host.screen.text(of: "line") == "1")
        host.time.advance(by: 5_000_000_000)
        #expect(host.store.state.memory == Real(1031))
    }
}
