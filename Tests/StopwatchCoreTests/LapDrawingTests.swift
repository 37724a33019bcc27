import Loop
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Which laps of a watch that was kept have rows: the newest at first, all of them a picture later.
struct LapDrawingTests {
    private let second: Int64 = 1_000_000_000

    /// The actions of a watch with so many laps, no two alike.
    private func actions(laps: Int64) -> [StopwatchAction] {
        [.start(at: 0)] + (1...laps).map { .lap(at: $0 * second + $0 * $0 % 997 * 1_000_000) }
    }

    /// The watches as they are read with so many laps, after others if there were any.
    private func loaded(laps: Int64, after watches: Stopwatches = Stopwatches()) -> Stopwatches {
        var watches = watches
        let watch = Stopwatch(replaying: actions(laps: laps))
        let tick = StopwatchAction.tick(at: laps * 2 * second)
        reduce(&watches, .loaded([NamedStopwatch(name: "", watch: watch)], Settings(), tick))
        return watches
    }

    /// The rows as they are drawn lap by lap.
    private func rows(laps: Int64) -> [Table.Row]? {
        var watch = Stopwatch()
        for action in actions(laps: laps) { reduce(&watch, action) }
        return screen(of: watch).table?.rows
    }

    @Test func theNewestAreDrawnFirstAndThenAll() {
        var watches = loaded(laps: 500)
        let all = rows(laps: 500)
        #expect(watches.needsDrawing)
        #expect(screen(of: watches).table?.rows == all.map { Array($0.prefix(20)) })
        #expect(screen(of: watches).table?.footer.count == 4, "best, mean, spread and worst are of all laps")
        reduce(&watches, .drawLaps)
        #expect(screen(of: watches).table?.rows == all)
        #expect(!watches.needsDrawing)
    }

    @Test(arguments: [1, 2, 19, 20])
    func aFewAreDrawnAtOnce(laps: Int64) {
        #expect(!loaded(laps: laps).needsDrawing)
        #expect(screen(of: loaded(laps: laps)).table?.rows == rows(laps: laps))
    }

    @Test func aLapThatIsMarkedBeforeDrawsAll() {
        var watches = loaded(laps: 500)
        reduce(&watches, .selected(.lap(at: 1000 * second)))
        #expect(!watches.needsDrawing)
        #expect(screen(of: watches).table?.rows.count == 501)
    }

    @Test("LA-03: what is looked at is not taken away when another program has pressed")
    func readAgain() {
        var watches = loaded(laps: 500)
        reduce(&watches, .drawLaps)
        #expect(screen(of: loaded(laps: 501, after: watches)).table?.rows == rows(laps: 501))
    }

    @Test func theOthersAreDrawnAPictureLater() {
        let time = ManualTime()
        let store = Store(state: loaded(laps: 500), update: reduce)
        store.run(drawing(time.source, after: 33_000_000))
        #expect(time.runningTimers == 1)
        time.advance(by: 33_000_000)
        #expect(!store.state.needsDrawing)
        #expect(time.runningTimers == 0)
    }
}
