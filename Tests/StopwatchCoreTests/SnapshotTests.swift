import Screens
import StopwatchCore
import Testing

/// The syntax of scripts.
struct SnapshotTests {
    @Test(
        arguments: [
            ("+1ns", 1), ("+200us", 200_000), ("+200µs", 200_000), ("+200μs", 200_000), ("+59950ms", 59_950_000_000),
            ("+1.5s", 1_500_000_000), ("+.5s", 500_000_000), ("+0.000000001s", 1),
            ("+1.500000000000000000000s", 1_500_000_000),
            ("+2h17m45s", 8_265_000_000_000), ("+90min", 5_400_000_000_000), ("+1d", 86_400_000_000_000),
            ("+1h0.5s", 3_600_500_000_000), ("+0s", 0), ("+9223372036854775807ns", Int64.max),
        ])
    func duration(key: String, nanoseconds: Int64) throws {
        #expect(try watch("start " + key).elapsed == nanoseconds)
    }

    @Test(
        arguments: [
            "+", "+s", "+1", "+1x", "+1.s", "+.s", "+-1s", "+1s2", "+1 s", "++1s", "+1.5.5s", "+1e3s", "+1s,", "+1S",
            "+∞s", "+0x1s",
        ])
    func notADuration(key: String) {
        let error = #expect(throws: SnapshotError.self) { try watch("start " + key) }
        #expect(error?.reason == "a duration is written like +1.5s, +59950ms or +2h17m45s")
        #expect(error?.key.column == 7)
    }

    @Test(
        arguments: [
            "+0.5ns", "+0.0000000001s", "+9223372036854775808ns", "+300000d", "+1d99999999999999999999s",
            "+99999999999999999999999999999999h", "+9223372036854775807ns1ns",
        ])
    func durationOutOfRange(key: String) {
        let error = #expect(throws: SnapshotError.self) { try watch(key) }
        #expect(error?.reason == "a duration is in whole nanoseconds, and 292 years at most")
    }

    @Test func durationsTogetherOutOfRange() {
        let error = #expect(throws: SnapshotError.self) {
            try watch("start +200000h +200000h +200000h +9000000000s +1ns +2562047h")
        }
        #expect(error?.reason == "a duration is in whole nanoseconds, and 292 years at most")
    }

    @Test(arguments: ["foo", "Start", "lap,", "1.5s", "tick", "\u{0}", "startstop", "−1s"])
    func unknownKey(key: String) {
        let error = #expect(throws: SnapshotError.self) { try watch("start +1s " + key) }
        #expect(error?.message.string == "column 11, '\(key)': this key is not known")
    }

    @Test func aKeyWithBytesThatAreNotUTF8() {
        let script = Text(utf8: [0xFF, 0xC0, 0x80])
        #expect(throws: SnapshotError.self) { try stopwatch(after: script) }
    }

    @Test func keysAreSeparatedByAnySpace() throws {
        #expect(try watch("  start\t+1s\n\nstop ") == watch("start +1s stop"))
    }

    @Test func formatAndPrecision() throws {
        let tenths = try stopwatchSnapshot(keys: "start +59950ms", format: .json, precision: .tenths)
        #expect(tenths.string.contains(#""elapsed":"0:59.9""#))
        let text = try stopwatchSnapshot(keys: "start +59950ms", format: .text)
        #expect(text.string.contains(" 0:59.95 │\n"))
    }
}
