import Screens
import StopwatchCore
import Testing

/// A watch from its kept presses: after any pause in any program, in any run of the machine.
struct RecordTests {
    private let second: Int64 = 1_000_000_000

    /// A moment `reading` seconds after the machine was started for the run `boot`, at `wall` seconds by the wall clock.
    private func moment(_ reading: Int64, wall: Int64, boot: Text = "first") -> Moment {
        Moment(reading: reading * second, wall: wall * second, boot: boot)
    }

    private func watch(_ presses: [(Press, Moment)], at present: Moment) -> Stopwatch {
        let record = StopwatchRecord(watch: "", presses: presses.map { (press: $0.0, moment: $0.1) })
        return record.stopwatch(at: present, precision: .hundredths)
    }

    @Test("PE-05: as if never left")
    func sameRun() {
        let watch = watch([(.start, moment(10, wall: 1000))], at: moment(75, wall: 1065))
        #expect(watch.isRunning)
        #expect(watch.elapsed == 65 * second)
        #expect(!watch.isCarriedOver)
    }

    @Test("SW-34: a wall clock that is set changes nothing within a run", arguments: [-3600, 0, 3600, 10_000_000])
    func wallClockSet(offset: Int64) {
        let presses = [(Press.start, moment(10, wall: 1000)), (.lap, moment(20, wall: 1010 + offset))]
        let watch = watch(presses, at: moment(75, wall: 1065 - offset))
        #expect(watch.elapsed == 65 * second)
        #expect(watch.marks == [10 * second])
    }

    @Test("PE-07: after a loss of power a running watch goes on by the wall clock")
    func restarted() {
        let presses = [
            (Press.start, moment(5000, wall: 1000)), (.lap, moment(5010, wall: 1010)),
            (.carryOver, moment(30, wall: 1100, boot: "second")),
        ]
        let running = watch(presses, at: moment(40, wall: 1110, boot: "second"))
        #expect(running.elapsed == 110 * second)
        #expect(running.marks == [10 * second])
        #expect(running.isCarriedOver)
        let later = watch(presses, at: moment(50, wall: 99_999, boot: "second"))
        #expect(
            later.elapsed == 120 * second, "from the restart on the clock counts again, whatever becomes of the date")
        #expect(
            screen(of: Stopwatches(running)).hint == "The machine was restarted: the time goes on by the wall clock")
    }

    @Test func aStoppedWatchIsNotCarriedOver() {
        let presses = [(Press.start, moment(5000, wall: 1000)), (.stop, moment(5010, wall: 9000))]
        let stopped = watch(presses, at: moment(1, wall: 99_999, boot: "second"))
        #expect(stopped.elapsed == 10 * second)
        #expect(stopped.counting(.carryOver) == nil)
    }

    @Test func severalRuns() {
        let presses = [
            (Press.start, moment(100, wall: 1000, boot: "a")), (.stop, moment(110, wall: 1010, boot: "a")),
            (.start, moment(7, wall: 2000, boot: "b")), (.lap, moment(9, wall: 5, boot: "b")),
            (.carryOver, moment(1, wall: 25, boot: "c")), (.stop, moment(3, wall: 27, boot: "c")),
        ]
        let watch = watch(presses, at: moment(1, wall: 1, boot: "d"))
        #expect(watch.elapsed == (10 + 2 + 20 + 2) * second)
        #expect(watch.marks == [12 * second])
    }

    @Test func aWallClockThatWentBackOverARestartCountsNothing() {
        let presses = [(Press.start, moment(100, wall: 1000)), (.lap, moment(110, wall: 1010))]
        #expect(watch(presses, at: moment(5, wall: 900, boot: "second")).elapsed == 10 * second)
    }

    @Test func readingsAtTheEndsOfTheRange() {
        let moments = [
            Moment(reading: .min, wall: .max, boot: "a"), Moment(reading: .max, wall: .min, boot: "b"),
            Moment(reading: .min, wall: .min, boot: "c"), Moment(reading: .max, wall: .max, boot: "c"),
        ]
        for present in moments {
            let watch = watch(zip([Press.start, .lap, .stop, .undo], moments).map { ($0, $1) }, at: present)
            #expect(watch.elapsed >= watch.marks.last ?? 0)
        }
    }
}

extension Stopwatches {
    /// One plain watch in this state.
    init(_ watch: Stopwatch) {
        self.init()
        reduce(&self, .loaded([NamedStopwatch(name: "", watch: watch)], Settings(), .tick(at: watch.now)))
    }
}
