import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// What is in the history and what was taken out of it.
struct RecordsShownTests {
    @Test("it is what a list would be", arguments: (1...30).map { UInt64($0) })
    func model(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var (records, model, end) = (RecordsShown(), [Int](), 0)
        for _ in 0..<200 {
            switch UInt8.random(in: 0..<20, using: &random) {
            case 0:
                records.apply(.forgetAll)
                model = []
            case 1..<9:
                let index = Int.random(in: 0...model.count, using: &random)
                records.apply(.forget(index))
                if index < model.count { model.remove(at: index) }
            default:
                records.append()
                model.append(end)
                end += 1
            }
            #expect(records.places == model, "seed \(seed)")
            #expect(records.count == model.count)
            let index = Int.random(in: -1...model.count, using: &random)
            #expect(records.place(index) == (model.indices.contains(index) ? model[index] : nil), "seed \(seed)")
        }
    }

    @Test(
        "records can be taken out and brought back",
        arguments: [
            ("1 + 1 = 2 + 2 = 3 + 3 = history-delete-1", ["2", "6"]),
            ("1 + 1 = 2 + 2 = history-clear", []),
            ("1 + 1 = 2 + 2 = history-clear undo", ["2", "4"]),
            ("1 + 1 = 2 + 2 = history-delete-0 undo redo", ["4"]),
            ("1 + 1 = 2 + 2 = history-delete-0 3 + 3 = undo undo undo undo undo", ["2", "4"]),
            ("1 + 1 = history-clear 2 + 2 = 3 + 3 = history-delete-0", ["6"]),
            ("1 + 1 = history-delete-7", ["2"]),
        ])
    func deletion(_ keys: String, _ results: [String]) throws {
        #expect(try calculator(after: Text(keys)).history.map { $0.result.string } == results)
    }

    @Test func clearingIsOffered() throws {
        #expect(try screen(after: "1 + 1 =", in: "basic").control(id: "history-clear")?.isEnabled == true)
        #expect(
            try screen(after: "1 + 1 = history-clear", in: "basic").control(id: "history-clear")?.isEnabled == false)
    }

    @Test("what is left is called as before")
    func names() throws {
        let keys = "√2 = √3 = √5 = history-delete-0 C history-value-1 ^ 2"
        #expect(try screen(after: keys, in: "scientific").text(of: "result") == "5")
    }
}
