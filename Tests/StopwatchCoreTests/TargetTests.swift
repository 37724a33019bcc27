import Loop
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// The time that a watch is to reach.
struct TargetTests {
    private func lines(_ script: String) throws -> [String] {
        screen(of: try watches(script)).display.filter { $0.leading?.id == "target" }.map {
            ($0.leading?.text.string ?? "") + "|" + $0.trailing.text.string
        }
    }

    @Test func theLineTellsHowFarItIs() throws {
        #expect(try lines("start +1m") == [])
        #expect(try lines("target type:5m accept start +1m") == ["Target 5:00.00|-4:00.00"])
        #expect(try lines("target type:5m accept start +5m +3.5s") == ["Target 5:00.00 reached|+3.50"])
        #expect(
            // CL-15
            try lines("target type:5m accept start +6m reset") == ["Target 5:00.00|-5:00.00"],
            "it stays for the next time")
        #expect(try lines("target type:5m accept target type: accept") == [], "an empty one takes it away")
    }

    @Test(
        arguments: [
            ("5m", 300_000_000_000), ("90s", 90_000_000_000), ("1h30m", 5_400_000_000_000), ("1:30", 90_000_000_000),
            ("1:30:00.5", 5_400_500_000_000), ("0:01", 1_000_000_000), ("100:00", 6_000_000_000_000),
        ] as [(Text, Int64)])
    func duration(text: Text, nanoseconds: Int64) {
        #expect(text.duration == nanoseconds)
    }

    @Test(
        arguments: [
            "", "5", "0s", "0:00", "1:5", "1:2:3:4", ":30", "1:", "-5m", "5 m", "1:30x", "1:5m:00", "99999999999h",
        ] as [Text])
    func noDuration(text: Text) {
        #expect(text.duration == nil)
    }

    @Test func whatIsNoTimeIsRefusedAndCanBeCorrected() throws {
        let refused = screen(of: try watches("target type:soon accept"))
        #expect(refused.entry?.text == "soon")
        #expect(refused.hint == "A target is written like 5m, 90s or 1:30")
        #expect(try watches("target type:soon accept type:9s accept")[""]?.target == 9_000_000_000)
        #expect(try watches("target type:9s dismiss")[""]?.target == nil)
        #expect(
            screen(of: try watches("target type:90s accept target")).entry?.text == "90s",
            "the present one can be edited")
    }

    @Test func itIsTellingOnceWhenItIsReached() throws {
        #expect(try watches("target type:5s accept start +4s").alert == "")
        #expect(try watches("target type:5s accept start +5s").alert == "0:05.00 reached")
        #expect(try watches("target type:5s accept start +9s lap").alert == "", "a press shows that it was heard")
        #expect(try watches("target type:5s accept start +4s +2s stop").alert == "")
        let other = try watches("new-watch target type:5s accept start watch-1 +5s")
        #expect(other.alert == "Watch 2: 0:05.00 reached", "also by a watch that is not shown")
        #expect(screen(of: other).hint == other.alert && screen(of: other).alert == other.alert)
        let press = try watches("target type:5s accept start +6s")
        #expect(press.alert == "0:05.00 reached", "by whatever tells the time")
    }

    @Test func whatWasReachedBeforeTheProgramBeganIsNoNews() throws {
        var watches = Stopwatches()
        let old = NamedStopwatch(name: "", watch: try watch("start +9s"), target: 5_000_000_000)
        reduce(&watches, .loaded([old], Settings(), .tick(at: 10_000_000_000)))
        #expect(watches.alert == "" && watches[""]?.target == 5_000_000_000)
    }

    @Test func oneWakeUpIsEnough() {
        let time = ManualTime()
        let store = Store<Stopwatches, StopwatchesAction>(state: Stopwatches(), update: reduce)
        store.run(reaching(time.source))
        var alerts: [Text] = []
        let subscription = store.states.map { $0.alert }.distinct.subscribe { alerts.append($0) }
        store.dispatch(.target("", 5_000_000_000))
        store.dispatch(.selected(.start(at: time.now)))
        #expect(store.state.nextTarget == 5_000_000_000)
        time.advance(by: 4_999_999_999)
        #expect(alerts == [""])
        time.advance(by: 1)
        #expect(alerts == ["", "0:05.00 reached"])
        #expect(store.state.nextTarget == nil)
        subscription.cancel()
    }
}
