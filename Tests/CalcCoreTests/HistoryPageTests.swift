import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// Looking back in the history, also in that of earlier runs of the program.
struct HistoryPageTests {
    /// Records of earlier runs, newest first.
    private func earlier(_ numbers: some Sequence<Int>) -> [Record] {
        numbers.map {
            let text = Text(decimal: Int64($0))
            return Record(
                expression: text + " + 0", result: text, base: nil, angle: .degrees,
                number: WrittenNumber(value: text, measure: "", expression: text + " + 0"))
        }
    }

    private func calculator(after keys: String, in mode: Mode = .basic) throws -> Calculator {
        try CalcCore.calculator(after: Text(keys), in: mode)
    }

    private func results(_ calculator: Calculator) -> [String] {
        screen(of: calculator).table?.rows.map { $0.cells[1].string } ?? []
    }

    @Test("HI-05: it stands in place of the keys, newest first, in every mode", arguments: Mode.allCases)
    func page(mode: Mode) throws {
        var calculator = try calculator(after: "1 + 1 = 2 + 2 =", in: .basic)
        reduce(&calculator, .mode(mode))
        let keys = screen(of: calculator).grids
        reduce(&calculator, .entry(.findRecord))
        let page = screen(of: calculator)
        #expect(page.entry?.id == "search" && page.grids.isEmpty)
        #expect(page.table?.id == "history" && page.table?.isDrawn == true && page.table?.selection == 0)
        #expect(results(calculator) == ["4", "2"])
        reduce(&calculator, .entry(.dismiss))
        #expect(screen(of: calculator).grids == keys)
    }

    @Test("HI-06: the result or the expression can be taken")
    func taken() throws {
        let result = try calculator(after: "1/3 = 2√2 = C 5+ history next-row accept", in: .scientific)
        #expect(screen(of: result).text(of: "line") == "5+(1 ÷ 3)")
        let expression = try calculator(after: "1/3 = 2√2 = C 5+ history use-expression", in: .scientific)
        #expect(screen(of: expression).text(of: "line") == "2 × √(2)")
        let desk = try calculator(after: "1 / 3 = 5 * history accept =")
        #expect(screen(of: desk).text(of: "detail") == "1 2/3")
        #expect(desk.view.asked == nil)
    }

    @Test("a part of the expression or of the result finds a record, in any case")
    func search() throws {
        var calculator = try calculator(after: "sin(30) = ln(1) = 4×4 =", in: .scientific)
        reduce(&calculator, .entry(.findRecord))
        for (text, found) in [
            ("SIN", ["0.5"]), ("16", ["16"]), ("1", ["16", "0"]), ("xyz", []), ("", ["16", "0", "0.5"]),
        ] {
            reduce(&calculator, .entry(.type(Text(text))))
            #expect(results(calculator) == found, "\(text)")
        }
        reduce(&calculator, .entry(.type("xyz")))
        #expect(screen(of: calculator).hint == "No record is found")
        #expect(screen(of: calculator).control(id: "accept")?.isEnabled == false)
        let before = calculator
        reduce(&calculator, .entry(.accept))
        #expect(calculator == before)
    }

    @Test("records are taken out on the page, and undo brings them back there")
    func deletion() throws {
        var calculator = try calculator(after: "1 + 1 = 2 + 2 = 3 + 3 = history next-row delete-record")
        #expect(results(calculator) == ["6", "2"])
        #expect(screen(of: calculator).entry != nil)
        reduce(&calculator, .history(.forgetAll))
        #expect(results(calculator) == [])
        #expect(screen(of: calculator).hint == "Nothing has been calculated yet")
        reduce(&calculator, .undo)
        reduce(&calculator, .undo)
        #expect(results(calculator) == ["6", "4", "2"])
    }

    @Test("earlier records are asked for when somebody looks back, a page at a time")
    func pages() throws {
        var calculator = Calculator(in: .basic, memory: nil, hasRecords: true)
        #expect(calculator.earlierRecords == nil, "the start costs nothing")
        #expect(screen(of: calculator).control(id: "history-clear")?.isEnabled == true)
        for command in [.addDigit(.three), .operation(.add), .addDigit(.four), .equal] as [Command] {
            reduce(&calculator, command)
        }
        reduce(&calculator, .entry(.findRecord))
        #expect(calculator.earlierRecords?.known == 0)
        reduce(&calculator, .earlier(earlier((1...600).reversed()), isLast: false))
        #expect(calculator.earlierRecords == nil)
        #expect(Array(results(calculator).prefix(3)) == ["7", "600", "599"])
        reduce(&calculator, .entry(.select(590)))
        #expect(calculator.earlierRecords?.known == 600)
        reduce(&calculator, .earlier(earlier([0]), isLast: true))
        #expect(calculator.earlierRecords == nil && results(calculator).count == 602)
        reduce(&calculator, .entry(.type("599")))
        reduce(&calculator, .entry(.accept))
        #expect(screen(of: calculator).text(of: "result") == "599")
    }

    @Test("what is looked for is looked for in all of them")
    func searchAll() {
        var calculator = Calculator(in: .basic, memory: nil, hasRecords: true)
        reduce(&calculator, .entry(.findRecord))
        reduce(&calculator, .entry(.type("7 + 0")))
        for page in 0..<4 {
            #expect(calculator.earlierRecords?.known == 10 * page)
            reduce(&calculator, .earlier(earlier((0..<10).map { 40 - 10 * page - $0 }), isLast: page == 3))
        }
        #expect(results(calculator) == ["37", "27", "17", "7"])
        #expect(calculator.earlierRecords == nil)
    }

    @Test("nothing more is read of a history that was cleared, until undo")
    func clearedUnread() {
        var calculator = Calculator(in: .basic, memory: nil, hasRecords: true)
        reduce(&calculator, .history(.forgetAll))
        reduce(&calculator, .entry(.findRecord))
        #expect(calculator.earlierRecords == nil)
        #expect(screen(of: calculator).control(id: "history-clear")?.isEnabled == false)
        reduce(&calculator, .undo)
        #expect(calculator.earlierRecords?.known == 0)
    }

    @Test("the rows kept are those made anew", arguments: (1...20).map { UInt64($0) })
    func rows(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var calculator = Calculator(in: .basic, memory: nil, hasRecords: true)
        for step in 0..<120 {
            switch UInt8.random(in: 0..<14, using: &random) {
            case 0: reduce(&calculator, .history(.forgetAll))
            case 1: reduce(&calculator, .history(.forget(Int.random(in: 0...9, using: &random))))
            case 2, 3: reduce(&calculator, .undo)
            case 4: reduce(&calculator, .redo)
            case 5: reduce(&calculator, .earlier(earlier([step, step + 1, step + 2]), isLast: false))
            case 6: reduce(&calculator, .entry(.findRecord))
            case 7: reduce(&calculator, .entry(.type(["", "1", "+ 2", "7"].randomElement(using: &random) ?? "")))
            case 8: reduce(&calculator, .entry(.dismiss))
            default:
                let digit = Digit.allCases.randomElement(using: &random) ?? .three
                for command in [.addDigit(digit), .operation(.add), .addDigit(.three), .equal] as [Command] {
                    reduce(&calculator, command)
                }
            }
            var anew = HistoryRows()
            anew.follow(
                calculator.records, calculator.recordsShown, containing: calculator.view.asked?.history?.text ?? "")
            #expect(
                calculator.historyRows.rows == anew.rows && calculator.historyRows.places == anew.places, "seed \(seed)"
            )
        }
    }
}
