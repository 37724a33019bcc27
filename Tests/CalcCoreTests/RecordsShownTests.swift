import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// What is in the history and what was taken out of it.
struct RecordsShownTests {
    @Test("it is what a list would be", arguments: (1...30).map { UInt64($0) })
    func model(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let start = -Int.random(in: 0...20, using: &random)
        var (records, model) = (RecordsShown(), Array(start..<0))
        for _ in 0..<200 {
            let before = (records, model)
            switch UInt8.random(in: 0..<20, using: &random) {
            case 0:
                records.forgetAll()
                model = []
            case 1..<9:
                guard let place = model.randomElement(using: &random) else { continue }
                records.forget(place)
                model.removeAll { $0 == place }
            default:
                model.append(records.end)
                records.append()
            }
            #expect(records.places(in: start..<records.end) == model, "seed \(seed)")
            #expect(records.count(from: start) == model.count)
            let index = Int.random(in: -1...model.count, using: &random)
            let place = model.indices.contains(index) ? model[index] : nil
            #expect(records.place(index, from: start) == place, "seed \(seed)")
            let removed = records.removed(since: before.0).flatMap { Array($0.clamped(to: start..<records.end)) }
            #expect(removed == before.1.filter { !model.contains($0) }, "seed \(seed)")
            let added = before.0.removed(since: records).flatMap { Array($0.clamped(to: start..<records.end)) }
            #expect(added == model.filter { !before.1.contains($0) }, "seed \(seed)")
            if !removed.isEmpty { #expect(!records.goesOn(from: before.0), "seed \(seed)") }
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
