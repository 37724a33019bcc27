import Loop
import LoopTesting
import Testing

@Suite("The stopwatch example")
struct StopwatchExampleTests {
    let time = ManualTime(now: 5_000_000_000)

    func text(_ labels: StopwatchLabels) -> String {
        "\(labels.minutes):\(labels.seconds).\(labels.tenths)"
    }

    @Test("Minutes, seconds and tenths follow the clock while it runs, and only then")
    func followsTheClock() {
        let store = makeStopwatch(time.source)
        let labels = StopwatchLabels(store)
        #expect(text(labels) == "0:0.0")
        store.dispatch(.start(at: time.now))
        time.advance(by: 83_450_000_000)
        #expect(text(labels) == "1:23.4")
        store.dispatch(.stop(at: time.now))
        time.advance(by: 60_000_000_000)
        #expect(text(labels) == "1:23.4")
        store.dispatch(.start(at: time.now))
        time.advance(by: 1_050_000_000)
        store.dispatch(.stop(at: time.now))
        #expect(text(labels) == "1:24.5")
        store.dispatch(.reset)
        #expect(text(labels) == "0:0.0")
    }

    @Test("The timer runs exactly while the watch runs, however often it is started")
    func oneTimer() {
        let store = makeStopwatch(time.source)
        #expect(time.runningTimers == 0)
        store.dispatch(.start(at: time.now))
        store.dispatch(.start(at: time.now + 1))
        #expect(time.runningTimers == 1)
        #expect(store.state.runningSince == time.now)
        store.dispatch(.stop(at: time.now))
        #expect(time.runningTimers == 0)
        store.dispatch(.start(at: time.now))
        store.dispatch(.reset)
        #expect(time.runningTimers == 0)
    }

    @Test("A store with a running timer is freed, and so are its timer and its labels")
    func freedWhileRunning() {
        var store: Store? = makeStopwatch(time.source)
        weak let probe = store
        weak let labels = store.map(StopwatchLabels.init)
        #expect(labels != nil)
        store?.dispatch(.start(at: time.now))
        time.advance(by: 100_000_000)
        #expect(time.runningTimers == 1)
        store = nil
        #expect(probe == nil)
        #expect(labels == nil)
        #expect(time.runningTimers == 0)
        time.advance(by: 1_000_000_000)
    }
}
