import ExactReal
import Screens
import Testing

@testable import CalcCore

/// Numbers that are kept between two runs of the program.
struct WrittenNumberTests {
    /// The record of a line, and the same as it is had from what was kept.
    private func records(of line: Text, angle: AngleUnit = .degrees) throws -> (Record, Record) {
        var calculator = Calculator(in: .scientific)
        for command in [.angle(angle), .edit(.type(line)), .equal] as [Command] {
            reduce(&calculator, command)
            calculator.settle()
        }
        let record = try #require(calculator.history.last, "\(line.string)")
        let kept = Record(
            expression: record.expression, result: record.result, base: record.base, angle: record.angle,
            number: record.written)
        return (record, kept)
    }

    @Test(
        "the same number: HI-08",
        arguments: [
            "2+2", "1/3", "√2+1", "√2*√2", "sin 10", "ln 3 × π^e", "12345678901234567890.5", "1e-30", "-7/9", "5!",
            "0.1^20",
            "3 km + 200 m", "1/3 km", "60 mph to km/h", "20 °C", "9 Δ°F", "(√2) m", "1:30:00", "1:30:00/7", "3 ft 5 in",
            "41 in to ft in", "2024-02-29", "2024-02-29 to week", "2024-02-29 to weekday", "180° to rad",
            "1 N to kg m/s²",
            "3 m²/s", "5 V / 2 mA", "30 mpg to L/100km", "3000 rpm to Hz", "10 % ", "2^200", "x = √3",
        ])
    func sameNumber(line: String) throws {
        let (record, kept) = try records(of: Text(line))
        let (term, back) = (try record.term(), try kept.term())
        #expect(back.value == term.value)
        #expect(back.measure == term.measure)
        #expect(back.reading == term.reading)
        #expect(back.written == term.written)
    }

    @Test("each unit of the table")
    func everyUnit() throws {
        for row in UnitTable.rows {
            let (record, kept) = try records(of: "7 " + row.wordSymbol)
            let (term, back) = (try record.term(), try kept.term())
            #expect(back.measure == term.measure, "\(row.wordSymbol.string)")
            #expect(back.value == term.value, "\(row.wordSymbol.string)")
        }
    }

    @Test("what is too long is worked out anew, in its unit of angles")
    func longValue() throws {
        let (record, kept) = try records(of: "20000! + sin(30)", angle: .gradians)
        #expect(record.written.value.isEmpty)
        #expect(try kept.term().value == record.term().value)
        #expect(kept.angle == .gradians)
    }

    @Test("a text that nobody wrote is an error in words", arguments: ["x", "-1 root,0,2", "2 sin,7"])
    func damaged(value: String) {
        let number = WrittenNumber(value: Text(value), measure: "", expression: "1")
        let record = Record(expression: "1", result: "1", base: nil, angle: .degrees, number: number)
        #expect(throws: ExpressionError.self) { try record.term() }
        #expect(record.value == nil)
        let measured = WrittenNumber(value: "1", measure: Text(value), expression: "1")
        #expect(throws: ExpressionError.self) { try Term(measured, angle: .degrees) }
    }

    @Test("ME-09: the M is there while something is stored, and in no other calculator")
    func mark() throws {
        let isMarked = { (calculator: Calculator) in
            screen(of: calculator).display.contains { $0.leading?.id == "memory-mark" && $0.leading?.text == "M" }
        }
        #expect(!isMarked(Calculator()))
        #expect(!isMarked(Calculator(in: .scientific, memory: nil, hasRecords: true)))
        #expect(isMarked(try calculator(after: "5 MS AC")))
        #expect(!isMarked(try calculator(after: "5 MS MC")))
    }

    @Test("PE-03: the memory goes on, exactly")
    func memory() throws {
        let stored = try #require(try calculator(after: "1 / 3 = MS").memoryTerm).written
        var next = Calculator(in: .basic, memory: stored, hasRecords: false)
        #expect(screen(of: next).display.contains { $0.leading?.text == "M" })
        for command in [.memory(.recall), .operation(.multiply), .addDigit(.three), .equal] as [Command] {
            reduce(&next, command)
        }
        #expect(screen(of: next).text(of: "result") == "1")
        reduce(&next, .clear)
        #expect(next.memory != nil, "ME-07: AC leaves it alone")
        let damaged = WrittenNumber(value: "nonsense", measure: "", expression: "")
        #expect(Calculator(in: .basic, memory: damaged, hasRecords: false).memory == nil)
    }
}
