import Loop
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// The loop that asks for pictures, in virtual time.
struct TickingTests {
    let time = ManualTime(now: 5_000_000_000)
    let store: Store<Stopwatch, StopwatchAction>

    init() {
        store = Store(state: Stopwatch(), update: reduce)
        store.run(ticking(time.source, every: 10_000_000))
    }

    private func press(_ id: Text) {
        if let action = StopwatchAction(.press(id, at: time.now)) { store.dispatch(action) }
    }

    @Test("SW-39: nothing wakes up while the watch is stopped")
    func timersOnlyWhileRunning() {
        var timers: [Int] = []
        for id: Text in ["start-stop", "lap", "start-stop", "undo", "reset", "undo", "undo"] {
            timers.append(time.runningTimers)
            press(id)
        }
        #expect(timers == [0, 1, 1, 0, 1, 0, 1])
    }

    @Test("SW-25, SW-26: one timer, however often start is pressed")
    func oneTimer() {
        for _ in 0..<5 { store.dispatch(.start(at: time.now)) }
        #expect(time.runningTimers == 1)
        time.advance(by: 1_000_000_000)
        #expect(store.state.face == "0:01.00")
    }

    @Test func theFaceFollowsTheClock() {
        var faces: [String] = []
        let watching = store.observe { faces.append($0.face) }
        press("start-stop")
        time.advance(by: 30_000_000)
        press("start-stop")
        time.advance(by: 1_000_000_000)
        watching.cancel()
        #expect(faces == ["0:00.00", "0:00.00", "0:00.01", "0:00.02", "0:00.03", "0:00.03"])
    }

    @Test("SW-01: late and missing ticks lose nothing")
    func seldomTicks() {
        let store = Store(state: Stopwatch(), update: reduce)
        store.run(ticking(time.source, every: 7_000_000_000))
        store.dispatch(.start(at: time.now))
        time.advance(by: 6_000_000_000_000)
        store.dispatch(.stop(at: time.now))
        #expect(store.state.face == "1:40:00.00")
    }

    @Test func aFreedStoreStopsTheTimer() {
        let time = ManualTime()
        do {
            let store = Store(state: Stopwatch(), update: reduce)
            store.run(ticking(time.source, every: 10_000_000))
            store.dispatch(.start(at: 0))
            #expect(time.runningTimers == 1)
        }
        #expect(time.runningTimers == 0)
    }
}
