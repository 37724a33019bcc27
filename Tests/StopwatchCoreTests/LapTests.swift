import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Laps: what is drawn of them, and how many there may be.
struct LapTests {
    static let sixLaps =
        "start +15.42s lap +14.87s lap +17.05s lap +15.1s lap +14.96s lap +7.31s"

    @Test("LA-10: number, lap, differences and total, newest on top")
    func columns() throws {
        let watch = try watch(Self.sixLaps)
        #expect(watch.column(0) == ["6", "5", "4", "3", "2", "1"])
        #expect(watch.column(1) == ["0:07.31", "0:14.96", "0:15.10", "0:17.05", "0:14.87", "0:15.42"])
        #expect(watch.column(2) == ["", "+0.09", "+0.23", "+2.18", "0.00", "+0.55"])
        #expect(watch.column(3) == ["", "-0.14", "-1.95", "+2.18", "-0.55", ""])
        #expect(watch.column(4) == ["1:24.71", "1:17.40", "1:02.44", "0:47.34", "0:30.29", "0:15.42"])
        #expect(watch.rows.map { $0.tag } == [.open, nil, nil, .worst, .best, nil])
    }

    @Test func footer() throws {
        let footer = screen(of: try watch(Self.sixLaps)).table?.footer ?? []
        #expect(footer.map { $0.name.string } == ["Best", "Mean", "Spread", "Worst"])
        #expect(footer.map { $0.text.string } == ["0:14.87", "0:15.48", "0:02.18", "0:17.05"])
        #expect(screen(of: try watch("start +1s lap +1s")).table?.footer == [], "one lap cannot be compared")
    }

    @Test(arguments: ["start +1s lap", "start +1s lap +1s lap", "start lap lap"])
    func lapsThatAreAllEqualHaveNoBest(script: String) throws {
        #expect(try watch(script).rows.allSatisfy { $0.tag == nil })
    }

    @Test func theEarliestOfEqualLapsIsBestOrWorst() throws {
        let watch = try watch("start +2s lap +1s lap +1s lap +2s lap")
        #expect(watch.rows.map { $0.tag } == [nil, nil, .best, .worst])
    }

    @Test func nanosecondsDecideBetweenLapsThatLookEqual() throws {
        let watch = try watch("start +1.000002s lap +1.000001s lap +1.000003s lap")
        #expect(watch.rows.map { $0.tag } == [.worst, .best, nil])
        #expect(watch.column(2) == ["0.00", "0.00", "0.00"], "a difference below the last digit has no sign")
    }

    @Test func aLapIsCutFromItsOwnNanoseconds() throws {
        let watch = try watch("start +1.009s lap +1.009s lap +3.0199s lap")
        #expect(watch.column(1) == ["0:03.01", "0:01.00", "0:01.00"])
        #expect(watch.column(2) == ["+2.01", "0.00", "0.00"], "2.0109 s cut")
        #expect(watch.column(4) == ["0:05.03", "0:02.01", "0:01.00"])
    }

    @Test func aNewBestChangesTheDifferencesOfAll() throws {
        let watch = try watch("start +5s lap +4s lap +3s lap +62s lap")
        #expect(watch.column(2) == ["+59.00", "0.00", "+1.00", "+2.00"])
        #expect(watch.column(3) == ["+59.00", "-1.00", "-1.00", ""])
    }

    @Test func differencesOfMoreThanAMinute() throws {
        let watch = try watch("start +1s lap +1h2m4.5s lap +1s lap")
        #expect(watch.column(3) == ["-1:02:03.50", "+1:02:03.50", ""])
    }

    @Test(
        "LA-08: nanoseconds are added, and cut only for show",
        arguments: [(Precision.thousandths, "0:00.001"), (.hundredths, "0:00.00")])
    func noDrift(precision: Precision, face: String) throws {
        let script = "start +0.4ms lap +0.4ms lap +0.4ms lap"
        let watch = try watch(script, precision: precision)
        #expect(watch.marks == [400_000, 800_000, 1_200_000])
        #expect(watch.face == face)
    }

    @Test("LA-02: the open row comes and goes with the open lap")
    func openRow() throws {
        #expect(try watch("start +1s").rows.isEmpty, "before the first lap there is only the face")
        #expect(try watch("start +1s lap").rows.count == 1)
        #expect(try watch("start +1s lap +1ns").rows.first?.tag == .open)
        #expect(try watch("start +1s lap +1s stop").rows.first?.tag == .open)
    }

    @Test("LA-03: finished rows stay as they are while time runs")
    func rowsDoNotChange() throws {
        let eleven = try watch("start" + String(repeating: " +1.25s lap", count: 11))
        let later = try watch("start" + String(repeating: " +1.25s lap", count: 11) + " +59s stop +1h start +1s")
        #expect(later.rows.dropFirst() == eleven.rows[...])
    }

    @Test("LA-05, LA-06, LA-07: ten thousand laps, then stop, reset and undo", arguments: seeds.suffix(1))
    func tenThousandLaps(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var watch = reduce(Stopwatch(), .start(at: 0))
        var now: Int64 = 0
        for _ in 0..<10_000 {
            now += Int64.random(in: 1...100_000_000_000, using: &random)
            reduce(&watch, .lap(at: now))
        }
        reduce(&watch, .stop(at: now))
        #expect(watch.rows.count == 10_000)
        #expect(watch.column(4).first == watch.face)
        #expect(watch.marks.last == now)
        let stopped = screen(of: watch)
        reduce(&watch, .reset(at: now))
        #expect(watch.isFresh && watch.rows.isEmpty)
        reduce(&watch, .undo(at: now))
        #expect(screen(of: watch).table == stopped.table)
        #expect(watch.elapsed == now)
    }

    @Test func aTickDrawsNoFinishedRowAnew() throws {
        var watch = try watch("start" + String(repeating: " +1.5s lap", count: 1000))
        let before = screen(of: watch)
        reduce(&watch, .tick(at: watch.now + 33_000_000))
        let after = screen(of: watch)
        #expect(before != after)
        let buffers = [before, after].map { $0.table?.rows.withUnsafeBufferPointer { $0.baseAddress } }
        #expect(buffers[0] != nil && buffers[0] == buffers[1], "both screens share the rows")
    }

    @Test func lapsUndoneOneByOneComeBackOneByOne() throws {
        var watch = try watch("start" + String(repeating: " +1.5s lap", count: 300))
        let all = watch.rows
        for _ in 0..<300 { reduce(&watch, .undo(at: watch.now)) }
        #expect(watch.rows.isEmpty && watch.isRunning)
        for _ in 0..<300 { reduce(&watch, .redo(at: watch.now)) }
        #expect(watch.rows == all)
    }
}
