import LoopTesting
import Screens
import Storage
import Testing

/// Lines that were typed at a prompt.
struct TypedLinesTests {
    let folder = TemporaryFolder()

    @Test func readingMakesNoFile() throws {
        #expect(try folder.records.history() == [])
        #expect(try folder.records.historySize() == Records.usualHistory)
        #expect(folder.names == [])
    }

    @Test func linesComeBackInTheirOrder() throws {
        try folder.records.appendHistory(["1+1", "√2 × 'π'\u{0}\"--"])
        try folder.records.appendHistory([])
        try folder.records.appendHistory(["1+1"])
        #expect(try folder.records.history() == ["1+1", "√2 × 'π'\u{0}\"--", "1+1"])
    }

    @Test func twoProgramsLoseNothing() throws {
        let (first, second) = (folder.records, folder.records)
        for number in 0..<20 {
            try first.appendHistory([Text(decimal: Int64(number))])
            try second.appendHistory([Text(decimal: Int64(-number))])
        }
        let wanted = (0..<20).flatMap { [Text(decimal: Int64($0)), Text(decimal: Int64(-$0))] }
        #expect(try first.history() == wanted)
    }

    @Test(arguments: [0, 1, 3, 7])
    func onlySoManyAreKept(size: Int) throws {
        let records = folder.records
        let lines: [Text] = ["a", "b", "c", "d", "e"]
        try records.appendHistory(lines)
        try records.setHistorySize(size)
        #expect(try records.history() == lines.suffix(size))
        try records.appendHistory(["f", "g"])
        #expect(try folder.records.history() == (size == 0 ? [] : (lines + ["f", "g"]).suffix(size)))
        #expect(try folder.records.historySize() == size)
    }
}
