import LoopTesting
import Screens
import StopwatchCore
import Testing

/// A watch for other programs: CSV, TSV, JSON and one line for a panel.
struct ExportTests {
    /// 2026-11-30 16:53:44.5 in UTC.
    static let wall: Int64 = 1_796_057_624_500_000_000
    static let script = "start +1.5s lap +2.123456789s lap +0.25s stop +10s name-lap:1:a,\"b\" note-lap:2:x"

    private func export(_ format: ExportFormat, _ script: String = script, wall: Int64 = wall) throws -> String {
        NamedStopwatch(name: "Swim", watch: try watch(script)).export(as: format, wall: wall).string
    }

    @Test func csv() throws {
        #expect(
            try export(.csv) == """
                round,lap,total,time,name,note
                1,1.5,1.5,2026-11-30T16:53:46.000Z,"a,""b""\",
                2,2.123456789,3.623456789,2026-11-30T16:53:48.123Z,,x
                3,0.25,3.873456789,2026-11-30T16:53:48.373Z,,

                """)
    }

    @Test func tsv() throws {
        let lines = try export(.tsv).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(lines[1] == ["1", "1.5", "1.5", "2026-11-30T16:53:46.000Z", "a,\"b\"", ""])
        let named = Stopwatch(replaying: [.start(at: 0), .lap(at: 1), .init(.nameLap(0, "a\tb\nc"), at: 2)])
        let text = NamedStopwatch(name: "", watch: named).export(as: .tsv, wall: 0).string
        #expect(text.hasSuffix("\ta b c\t\n2\t0.000000001\t0.000000002\t1970-01-01T00:00:00.000Z\t\t\n"))
    }

    @Test func json() throws {
        #expect(
            try export(.json, "start +1.5s lap +1s stop") == """
                {"watch":"Swim","running":false,"elapsed":"0:02.50","seconds":2.5,"time":"2026-11-30T16:53:47.000Z",\
                "restarted":false,"laps":[{"round":1,"lap":1.5,"total":1.5,"time":"2026-11-30T16:53:46.000Z","name":"",\
                "note":""},{"round":2,"lap":1,"total":2.5,"time":"2026-11-30T16:53:47.000Z","name":"","note":""}]}

                """)
    }

    @Test("LA-02, LA-08: laps add up to the total, uncut", arguments: seeds)
    func addsUp(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var (watch, now) = (Stopwatch(), Int64.random(in: 0...1_000_000_000_000, using: &random))
        for press in [Press.start, .lap, .lap, .stop, .start, .lap, .stop, .tick] {
            now += Int64.random(in: 0...9_999_999_999, using: &random)
            reduce(&watch, StopwatchAction(press, at: now))
        }
        let rows = NamedStopwatch(name: "", watch: watch).export(as: .csv, wall: 0).string.split(separator: "\n")
        let laps = rows.dropFirst().map { nanoseconds($0.split(separator: ",")[1]) }
        let totals = rows.dropFirst().map { nanoseconds($0.split(separator: ",")[2]) }
        #expect(laps.reduce(0, +) == watch.elapsed)
        #expect(totals.last == watch.elapsed)
        #expect(totals.prefix(3).elementsEqual(watch.marks))
    }

    /// A number of seconds in nanoseconds.
    private func nanoseconds(_ text: Substring) -> Int64 {
        let parts = text.split(separator: ".")
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        return (Int64(parts[0]) ?? -1) * 1_000_000_000
            + (Int64(fraction + String(repeating: "0", count: 9 - fraction.count)) ?? 0)
    }

    @Test("Dates, by another calendar", arguments: cases(in: "dates.tsv"))
    func dates(_ row: [String: String]) throws {
        let wall = try #require(Int64(row["nanoseconds"] ?? ""))
        let text = try export(.csv, "start lap", wall: wall)
        #expect(text.split(separator: "\n")[1].split(separator: ",")[3] == row["date"] ?? "")
    }

    @Test(
        arguments: [
            ("", "0:00.00 stopped\n"), ("start +1s", "0:01.00 running\n"),
            ("start +1s lap", "0:01.00 running, 1 lap\n"),
            ("start +1s lap lap stop", "0:01.00 stopped, 2 laps\n"),
        ])
    func status(script: String, line: String) throws {
        #expect(NamedStopwatch(name: "x", watch: try watch(script)).status.string == line)
    }

    @Test func nothingTimed() throws {
        #expect(try export(.csv, "") == "round,lap,total,time,name,note\n")
    }

    @Test func formatsByName() {
        for format in ExportFormat.allCases { #expect(ExportFormat(named: format.name) == format) }
        #expect(ExportFormat(named: "xml") == nil)
    }
}
