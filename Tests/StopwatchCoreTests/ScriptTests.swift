import LoopTesting
import Screens
import StopwatchCore
import Testing

/// The scripts of `Tests/Cases/stopwatch-scripts.tsv`.
struct ScriptTests {
    static let scripts = cases(in: "stopwatch-scripts.tsv")

    @Test func thereAreScripts() {
        #expect(Self.scripts.count > 50)
        #expect(Set(Self.scripts.map { $0["id"] }).count == Self.scripts.count, "every id once")
    }

    @Test(arguments: scripts)
    func script(_ row: [String: String]) throws {
        let watch = try watch(row["keys"] ?? "")
        #expect(watch.face == row["elapsed"])
        #expect(watch.column(1).joined(separator: " ") == row["laps"])
    }

    @Test(arguments: scripts)
    func rowsAddUp(_ row: [String: String]) throws {
        let watch = try watch(row["keys"] ?? "")
        guard let newest = watch.rows.first else { return }
        let short = steps(watch.face) - watch.column(1).map(steps).reduce(0, +)
        #expect((0..<watch.rows.count).contains(short), "each row is cut by less than its last digit")
        #expect(newest.cells[4].string == watch.face)
    }

    @Test("SW-07: running and stopped faces agree", arguments: scripts)
    func stopShowsWhatRan(_ row: [String: String]) throws {
        let running = try watch(row["keys"] ?? "")
        let stopped = try watch((row["keys"] ?? "") + " stop")
        #expect(stopped.face == running.face)
        #expect(!stopped.isRunning)
    }

    @Test("SW-03: ticks, however many, change no time", arguments: scripts)
    func ticksChangeNothing(_ row: [String: String]) throws {
        let keys = (row["keys"] ?? "").split(separator: " ").map(String.init)
        let withTicks = try watch(keys.flatMap { [$0, "+0s", "+0s"] }.joined(separator: " "))
        #expect(try withTicks == watch(row["keys"] ?? ""))
    }
}
