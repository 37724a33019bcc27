import CalcCore
import ExactReal
import Screens
import Testing

struct HistoryTests {
    @Test("HI-04: expression and result are kept, as a value")
    func record() throws {
        let history = try calculator(after: "10 + 10 + 10 = 1 / 3 =").history
        #expect(history.map { $0.expression.string } == ["10 + 10 + 10", "1 ÷ 3"])
        #expect(history.map { $0.result.string } == ["30", "0.333333333333"])
        #expect(history.last?.value?.rational == Rational(1, over: 3))
    }

    @Test("a root is kept as a value too")
    func recordOfRoot() throws {
        let record = try #require(try calculator(after: "2 sqrt + 1 =").history.last)
        #expect(record.expression == "√2 + 1")
        #expect(record.result == "2.41421356237")
        #expect(record.value != nil && record.value?.rational == nil)
        #expect(try calculator(after: "2 sqrt * 2 sqrt =").history.last?.value?.rational == 2)
    }

    @Test("newest first, not drawn")
    func table() throws {
        let table = try #require(try screen(after: "1 + 1 = 2 + 2 =").table)
        #expect(table.id == "history")
        #expect(table.columns.map { $0.id } == ["expression", "result"])
        #expect(table.rows.map { $0.cells } == [["2 + 2", "4"], ["1 + 1", "2"]])
        #expect(!table.isDrawn)
    }

    @Test(
        "what is no calculation is not written down",
        arguments: ["5 =", "5 = =", "5 + =", "MS MR =", "9 sqrt", "1 / 0 =", "5 + 3", "paste:7 =", "5 + 3 = AC 8 ="])
    func notRecorded(keys: String) throws {
        let expected = keys.contains("5 + 3 =") ? 1 : 0
        #expect(try calculator(after: Text(keys)).history.count == expected)
    }

    @Test(
        arguments: [
            ("5 + 3 = = =", ["5 + 3", "8 + 3", "11 + 3"]), ("9 sqrt =", ["√9"]), ("2 + 3 * =", ["2 + 3"]),
            ("5 + 3 = + =", ["5 + 3"]), ("100 + 20 % =", ["100 + 20%"]), ("5 + 3 = C 8 AC", ["5 + 3"]),
            ("1 / 3 = * 3 =", ["1 ÷ 3", "1 ÷ 3 × 3"]),
        ])
    func recorded(keys: String, expressions: [String]) throws {
        #expect(try calculator(after: Text(keys)).history.map { $0.expression.string } == expressions)
    }

    @Test("a record is written back: the expression as it was read, the value as it is")
    func recalled() throws {
        let before = try calculator(after: "1/3 = 2√2 = AC 5+", in: .scientific)
        let expression = reduce(before, .recall(0, .expression))
        #expect(screen(of: expression).text(of: "line") == "1 ÷ 3")
        let value = reduce(before, .recall(0, .value))
        #expect(screen(of: value).text(of: "line") == "5+(1 ÷ 3)")
        var root = reduce(before, .recall(1, .value))
        #expect(screen(of: root).text(of: "line") == "5+h2")
        reduce(&root, .edit(.type("^2")))
        root.settle()
        #expect(screen(of: root).text(of: "result") == "13")
        #expect(reduce(before, .recall(2, .value)) == before, "there is no such record")
    }

    @Test("a record of the programmer's mode brings its base back")
    func recalledWord() throws {
        var calculator = try calculator(after: "hex FF + 1 = dec AC", in: .programmer)
        reduce(&calculator, .recall(0, .expression))
        calculator.settle()
        #expect(screen(of: calculator).text(of: "hexadecimal") == "100")
        #expect(screen(of: calculator).control(id: "base-16")?.isOn == true)
    }
}
