import CalcCore
import LoopTesting
import Screens
import Testing

/// Scripts of keys in the modes with an expression.
struct ModeScriptTests {
    static let scripts = cases(in: "mode-scripts.tsv")

    @Test func everyScriptHasItsOwnId() {
        #expect(Set(Self.scripts.map { $0["id"] }).count == Self.scripts.count)
    }

    @Test(arguments: scripts)
    func script(_ row: [String: String]) throws {
        let screen = try screen(after: row["keys"] ?? "", in: row["mode"] ?? "")
        #expect((screen.fact("line") ?? screen.text(of: "line")) == row["line"])
        #expect(screen.fact("status") == row["status"])
        let result = screen.fact("result") ?? screen.text(of: "result")
        // Where there is no result, the words stand in its place or beside it.
        let words = row["result"] == "" && result == row["status"]
        #expect(words || result == row["result"])
    }
}

/// The screen after a script that is known to be right, in a mode.
func screen(after keys: String, in mode: String) throws -> Screen {
    screen(of: try calculator(after: Text(keys), in: #require(Mode(named: Text(mode)))))
}
