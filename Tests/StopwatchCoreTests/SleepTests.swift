import LoopTesting
import Screens
import StopwatchCore
import Testing

/// A machine that sleeps while the watch runs: the time counts unless the user has said otherwise.
struct SleepTests {
    @Test(
        "SW-36",
        arguments: [
            ("start +1m sleep+30m +1m", "32:00.00", "sleep counts at first"),
            ("sleep start +1m sleep+30m +1m", "2:00.00", "and pauses where that was chosen"),
            ("start +1m sleep sleep+30m +1m", "32:00.00", "which holds from the next start"),
            ("start +1m sleep stop +1m start sleep+30m +1m", "2:00.00", "which this is"),
            ("sleep start sleep sleep+30m +1m", "1:00.00", "the run goes on as it began"),
            ("sleep start sleep+30m +1m stop +5m undo +1m", "7:00.00", "also when a stop is taken back"),
            ("sleep start +1m stop sleep+30m start +1m", "2:00.00", "a stopped watch does not care"),
            ("sleep sleep+30m start +1m", "1:00.00", "nor one that was not started"),
            ("sleep start +1m reset sleep+30m undo +1m", "2:00.00", "a reset that is taken back never was"),
        ] as [(String, String, Comment)])
    func sleeping(script: String, face: String, why: Comment) throws {
        #expect(try watches(script).selected.face == face, why)
    }

    @Test func lapsAreAsLongAsTheMachineWasAwake() throws {
        let watch = try watches("sleep start +1m lap sleep+30m +2m lap sleep+1h").selected
        #expect(watch.column(1) == ["2:00.00", "1:00.00"])
        #expect(watch.elapsed == watch.marks.last)
    }

    @Test func aRunThatPausesBeginsASessionToo() throws {
        var slept = try watches("sleep start +1m reset start +1s")
        #expect(slept.unsaved.map { $0.pressed?.beginsSession } == [false, false, true])
        let unsaved = slept.unsaved
        reduce(&slept, .loaded([], Settings(pausesAsleep: true), .tick(at: slept.now)))
        #expect(slept.unsaved == unsaved, "also when what could not be kept is done again")
    }

    @Test func theControlSaysWhatItDoes() throws {
        #expect(screen(of: try watches("")).control(key: "z")?.label == "Pause at sleep")
        #expect(screen(of: try watches("sleep")).control(key: "z")?.label == "Count sleep")
        #expect(screen(of: try watches("sleep")).facts.contains(Fact("sleep", "pauses")))
    }

    @Test func theTimeOfDayOfALapIsThatOnTheWall() throws {
        let watches = try watches("sleep start +1m lap sleep+30m +2m lap")
        let rows = watches.watches[0].export(as: .tsv, wall: 0).string.split(separator: "\n").map {
            $0.split(separator: "\t")
        }
        #expect(rows[1][3] == "1970-01-01T00:01:00.000Z" && rows[1][2] == "60")
        #expect(rows[2][3] == "1970-01-01T00:33:00.000Z" && rows[2][2] == "180")
    }

    @Test("What is kept gives the same time as what went on", arguments: seeds)
    func replay(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var (watches, now, asleep, awake) = (Stopwatches(), Int64(0), Int64(0), Int64(0))
        for _ in 0..<200 {
            let step = Int64.random(in: 0...5_000_000_000, using: &random)
            let sleeps = Int.random(in: 0..<4, using: &random) == 0
            let (wasRunning, pauses) = (watches.selected.isRunning, watches.selected.pausesAsleep)
            now += step
            asleep += sleeps ? step : 0
            if wasRunning { awake += sleeps && pauses ? 0 : step }
            let presses: [Press] = [.start, .stop, .lap, .lap, .tick]
            let press = presses[Int.random(in: 0..<presses.count, using: &random)]
            reduce(&watches, .selected(StopwatchAction(press, at: now, asleep: asleep)))
            if Int.random(in: 0..<6, using: &random) == 0 { reduce(&watches, .changeSleep) }
        }
        #expect(watches.selected.elapsed == awake)
        let kept = watches.unsaved.compactMap { $0.action }.map {
            (press: $0.press, moment: Moment(reading: $0.reading, asleep: $0.asleep, wall: $0.reading, boot: "one"))
        }
        let present = Moment(reading: now, asleep: asleep, wall: now, boot: "one")
        let replayed = StopwatchRecord(watch: "", presses: kept).stopwatch(at: present, precision: .hundredths)
        #expect(replayed.elapsed == awake && replayed.finished == watches.selected.finished)
    }

    @Test func sleepBeforeARestartIsNoneOfTheTimeAfterIt() {
        let second: Int64 = 1_000_000_000
        let start = Moment(reading: 5000 * second, asleep: 4000 * second, wall: 1000 * second, boot: "one")
        let present = Moment(reading: 50 * second, asleep: 20 * second, wall: 1100 * second, boot: "two")
        let record = StopwatchRecord(watch: "", presses: [(.startAwake, start)])
        #expect(record.stopwatch(at: present, precision: .hundredths).elapsed == 80 * second)
    }
}
