import Screens
import StopwatchCore
import Testing

/// The rules of the watch, one by one.
struct ReduceTests {
    let second: Int64 = 1_000_000_000

    @Test func aPressIsOlderThanTheTickBeforeIt() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 10 * second))
        reduce(&watch, .tick(at: 12 * second))
        reduce(&watch, .stop(at: 11 * second))
        #expect(watch.elapsed == 1 * second, "the time of a press is that of its event, not of its handling")
    }

    @Test func aPressIsNeverOlderThanTheLastLap() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 10 * second))
        reduce(&watch, .lap(at: 15 * second))
        reduce(&watch, .stop(at: 12 * second))
        #expect(watch.elapsed == 5 * second)
    }

    @Test func anOldTickDoesNotTurnTheFaceBack() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 0))
        reduce(&watch, .tick(at: 3 * second))
        reduce(&watch, .tick(at: 1 * second))
        #expect(watch.elapsed == 3 * second)
    }

    @Test("SW-41: stopped before it was started")
    func neverNegative() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 10 * second))
        reduce(&watch, .stop(at: 9 * second))
        #expect(watch.elapsed == 0)
    }

    @Test("SW-34: the clock set back an hour while running")
    func clockSetBack() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 7200 * second))
        reduce(&watch, .tick(at: 7260 * second))
        reduce(&watch, .tick(at: 3660 * second))
        #expect(watch.face == "1:00.00")
        reduce(&watch, .stop(at: 3670 * second))
        #expect(watch.face == "1:00.00", "what was timed is not lost")
    }

    @Test("SW-25: a second start leaves nothing to undo")
    func secondStart() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: 0))
        let started = watch
        reduce(&watch, .start(at: 0))
        #expect(watch == started)
        reduce(&watch, .undo(at: 0))
        #expect(watch.isFresh && !watch.canUndo)
    }

    @Test func aTickKeepsWhatCanBeRedone() throws {
        let watch = try watch("start +1s stop undo +1s")
        #expect(watch.canRedo)
    }

    @Test func theReadingOfEveryAction() {
        let actions: [StopwatchAction] = [
            .startStop(at: 1), .start(at: 2), .stop(at: 3), .lap(at: 4), .reset(at: 5), .undo(at: 6), .redo(at: 7),
            .tick(at: 8),
        ]
        #expect(actions.map { $0.reading } == Array(1...8))
    }

    @Test func thePureFormLeavesItsArgumentAlone() {
        let fresh = Stopwatch()
        let started = reduce(fresh, .start(at: 5))
        #expect(fresh.isFresh)
        #expect(started.isRunning)
    }

    @Test func timesAtTheEndOfTheRange() {
        var watch = Stopwatch()
        reduce(&watch, .start(at: .min))
        reduce(&watch, .lap(at: .max))
        reduce(&watch, .stop(at: .max))
        reduce(&watch, .start(at: 0))
        reduce(&watch, .tick(at: .max))
        #expect(watch.elapsed == .max)
        #expect(watch.face == "2562047:47:16.85")
    }
}
