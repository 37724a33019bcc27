import CalcCore
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// The screens of both applications, compared byte for byte with what is recorded; in wasm they are compared again.
struct RecordedSnapshotTests {
    static let scenarios = cases(in: "snapshots.tsv")

    @Test(arguments: scenarios)
    func asRecorded(_ scenario: [String: String]) throws {
        let name = try #require(scenario["name"])
        for (format, ending) in [(SnapshotFormat.text, "txt"), (.json, "json")] {
            assertSnapshot(try snapshot(scenario, as: format).utf8, named: name, extension: ending)
        }
    }

    private func snapshot(_ scenario: [String: String], as format: SnapshotFormat) throws -> Text {
        let keys = Text(scenario["keys"] ?? "")
        switch scenario["app"] {
        case "calculator":
            let mode = try #require(Mode(named: Text(scenario["mode"] ?? "")))
            return try calculatorSnapshot(keys: keys, mode: mode, format: format)
        case "stopwatch": return try stopwatchSnapshot(keys: keys, format: format)
        default: throw UnknownApplication()
        }
    }

    private struct UnknownApplication: Error {}

    @Test func everyScenarioHasItsOwnName() {
        #expect(Set(Self.scenarios.map { $0["name"] }).count == Self.scenarios.count)
        #expect(Set(Self.scenarios.map { $0["app"] }) == ["calculator", "stopwatch"])
    }
}
