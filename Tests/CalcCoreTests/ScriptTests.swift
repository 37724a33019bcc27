import CalcCore
import LoopTesting
import Screens
import Testing

@Suite("Scripts of keys, with the result and the status")
struct ScriptTests {
    @Test("every script", arguments: cases(in: "calculator-scripts.tsv"))
    func script(row: [String: String]) throws {
        let screen = screen(of: try calculator(after: Text(row["keys"] ?? "")))
        #expect(screen.text(of: "result") == row["result"])
        #expect(screen.fact("status") == row["status"])
    }
}
