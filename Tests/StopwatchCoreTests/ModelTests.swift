import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Random presses, against the naive model.
struct ModelTests {
    @Test(arguments: seeds)
    func agreesWithTheModel(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var watch = Stopwatch()
        var model = Model()
        var now = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
        for _ in 0..<250 {
            now += Int64.random(in: 0...5_000_000_000, using: &random)
            step(&watch, &model, at: now, &random)
            let expected = model.state(at: now)
            #expect(watch.elapsed == expected.elapsed)
            #expect(watch.marks == expected.marks)
            #expect(watch.isRunning == expected.isRunning)
            expectSoundRows(watch)
            let drawnAnew = reduce(reduce(watch, .reset(at: now)), .undo(at: now))
            #expect(watch.isFresh || screen(of: drawnAnew).table == screen(of: watch).table)
        }
    }

    private func step(
        _ watch: inout Stopwatch, _ model: inout Model, at now: Int64, _ random: inout SeededRandom
    ) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            model.press(.start, at: now)
            reduce(&watch, .start(at: now))
        case 2:
            model.press(.stop, at: now)
            reduce(&watch, .stop(at: now))
        case 3:
            model.press(model.state(at: now).isRunning ? .stop : .start, at: now)
            reduce(&watch, .startStop(at: now))
        case 4, 5, 6:
            model.press(.lap, at: now)
            reduce(&watch, .lap(at: now))
        case 7 where Bool.random(using: &random):
            model.press(.reset, at: now)
            reduce(&watch, .reset(at: now))
        case 8:
            model.undo()
            reduce(&watch, .undo(at: now))
        case 9:
            model.redo()
            reduce(&watch, .redo(at: now))
        default:
            reduce(&watch, .tick(at: now))
        }
    }

    /// Every row is cut from its own nanoseconds, which add up to the total; best and worst are at the ends.
    private func expectSoundRows(_ watch: Stopwatch) {
        let lengths = zip(watch.marks, [0] + watch.marks).map { $0 - $1 }
        #expect(lengths.reduce(0, +) == watch.marks.last ?? 0)
        for (row, (length, total)) in zip(watch.rows.reversed(), zip(lengths, watch.marks)) {
            #expect(row.cells[1] == watch.precision.text(of: length))
            #expect(row.cells[4] == watch.precision.text(of: total))
            if row.tag == .best { #expect(length == lengths.min()) }
            if row.tag == .worst { #expect(length == lengths.max()) }
        }
    }

    @Test("SW-34, SW-41: a clock that jumps gives no negative time", arguments: seeds)
    func jumpingClock(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var watch = Stopwatch()
        for _ in 0..<250 {
            let extremes: [Int64] = [.min, .max, 0, -1, watch.now]
            let reading = extremes.randomElement(using: &random).flatMap { extreme in
                Bool.random(using: &random) ? extreme : Int64.random(in: (.min)...(.max), using: &random)
            }
            let actions = actions(at: reading ?? 0)
            reduce(&watch, actions[Int.random(in: 0..<actions.count, using: &random)])
            #expect(watch.elapsed >= watch.marks.last ?? 0)
            #expect(zip(watch.marks, watch.marks.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(watch.marks.first ?? 0 >= 0)
            expectSoundRows(watch)
        }
    }

    private func actions(at reading: Int64) -> [StopwatchAction] {
        [
            .startStop(at: reading), .start(at: reading), .stop(at: reading), .lap(at: reading), .reset(at: reading),
            .undo(at: reading), .redo(at: reading), .tick(at: reading), .lap(at: reading), .start(at: reading),
        ]
    }
}
