import CalcCore
import LoopTesting
import Screens
import Testing

/// Scripts of keys with what they show.
struct ScriptTests {
    static let scripts = cases(in: "calculator-scripts.tsv")

    @Test func thereAreScripts() {
        #expect(Self.scripts.count > 300)
        #expect(Set(Self.scripts.map { $0["id"] }).count == Self.scripts.count, "every id once")
    }

    @Test(arguments: scripts)
    func script(_ row: [String: String]) throws {
        let screen = try screen(after: row["keys"] ?? "")
        #expect(screen.text(of: "result") == row["result"])
        #expect(screen.fact("status") == row["status"])
    }

    @Test(
        "random sums, against Python's fractions and mpmath",
        arguments: cases(in: "calculator-sums.tsv") + cases(in: "calculator-roots.tsv"))
    func sum(_ row: [String: String]) throws {
        #expect(try screen(after: row["keys"] ?? "").text(of: "result") == row["result"])
    }
}
