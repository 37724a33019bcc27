import CSQLite
import CalcCore
import LoopTesting
import Screens
import Storage
import Testing

/// The calculator's history and memory in the file.
struct CalculationRecordTests {
    let folder = TemporaryFolder()

    private func record(_ number: Int, base: NumberBase? = nil) -> Record {
        let text = Text(decimal: Int64(number))
        return Record(
            expression: text + " × '1'", result: text, base: base, angle: .radians,
            number: WrittenNumber(value: text, measure: "m", expression: "√"))
    }

    /// The results in the history, the last one first.
    private func results(_ records: Records? = nil) throws -> [String] {
        try (records ?? folder.records).calculations(upTo: .max, count: 1000).map { $0.record.result.string }
    }

    private func append(_ numbers: Int..., to records: Records, at wall: Int64 = 1) throws -> [Int64] {
        var ids: [Int64] = []
        try records.changeCalculations(at: wall) { changes throws(StorageError) in
            for number in numbers { ids.append(try changes.append(record(number))) }
        }
        return ids
    }

    @Test func readingMakesNoFile() throws {
        #expect(try results().isEmpty)
        #expect(try folder.records.lastCalculation() == nil)
        #expect(try folder.records.memory() == nil)
        #expect(try folder.records.keepsCalculations())
        #expect(folder.names == [])
    }

    @Test func everythingComesBack() throws {
        try folder.records.changeCalculations(at: 1) { changes throws(StorageError) in
            _ = try changes.append(record(1, base: .hexadecimal))
            _ = try changes.append(record(2))
        }
        let found = try folder.records.calculations(upTo: .max, count: 10).map { $0.record }
        #expect(found == [record(2), record(1, base: .hexadecimal)])
    }

    @Test func pages() throws {
        let ids = try append(1, 2, 3, 4, 5, to: folder.records)
        let records = folder.records
        #expect(try records.lastCalculation() == ids[4])
        #expect(try records.calculations(upTo: ids[4], count: 2).map { $0.id } == [ids[4], ids[3]])
        #expect(try records.calculations(upTo: ids[2], count: 9).map { $0.id } == [ids[2], ids[1], ids[0]])
    }

    @Test func takenOutAndBroughtBack() throws {
        let records = folder.records
        let ids = try append(1, 2, 3, to: records)
        try records.changeCalculations(at: 5) { changes throws(StorageError) in try changes.remove(ids[1]) }
        #expect(try results() == ["3", "1"])
        try records.changeCalculations(at: 6) { changes throws(StorageError) in try changes.removeAll() }
        #expect(try results() == [])
        #expect(try records.lastCalculation() == nil)
        try records.changeCalculations(at: 7) { changes throws(StorageError) in try changes.bringBack(removedAt: 6) }
        #expect(try results() == ["3", "1"], "what was taken out before stays out")
        try records.changeCalculations(at: 8) { changes throws(StorageError) in try changes.bringBack(ids[1]) }
        #expect(try results() == ["3", "2", "1"])
    }

    @Test func whatWasTakenOutIsWipedAfterADay() throws {
        let (records, day) = (folder.records, Int64(86_400_000_000_000))
        let ids = try append(1, 2, 3, to: records)
        try records.changeCalculations(at: 10) { changes throws(StorageError) in try changes.remove(ids[0]) }
        try records.changeCalculations(at: 20) { changes throws(StorageError) in try changes.remove(ids[1]) }
        try records.changeCalculations(at: day + 15) { changes throws(StorageError) in
            try changes.wipe()
            for id in ids { try changes.bringBack(id) }
        }
        #expect(try results() == ["3", "2"])
    }

    @Test func twoProgramsLoseNothing() throws {
        let (one, other) = (folder.records, folder.records)
        for number in 0..<20 {
            _ = try append(number, to: one)
            _ = try append(-number, to: other)
        }
        #expect(try results(one).count == 40)
    }

    @Test func memoryComesBackAndGoes() throws {
        let number = WrittenNumber(value: "2 root,0,2", measure: "", expression: "√2")
        try folder.records.setMemory(WrittenNumber(value: "1", measure: "m", expression: "1 m"))
        try folder.records.setMemory(number)
        #expect(try folder.records.memory() == number)
        try folder.records.setMemory(nil)
        #expect(try folder.records.memory() == nil)
    }

    @Test("a file of the version before gets the tables")
    func migration() throws {
        do { try folder.records.press(.start, at: 1) }
        do {
            let raw = try folder.raw("DROP TABLE calculation; DROP TABLE memory; PRAGMA user_version = 3")
            #expect(raw.connection != nil)
        }
        _ = try append(1, to: folder.records)
        #expect(try results() == ["1"])
        #expect(try folder.records.presses() == [.start])
    }

    @Test func aFullDiskIsToldAndLaterOnesAreKept() throws {
        let records = folder.records
        _ = try append(1, to: records)
        let pages = try records.write { database throws(StorageError) in try database.number("PRAGMA page_count") ?? 0 }
        try records.write { database throws(StorageError) in try database.run("PRAGMA max_page_count = \(pages)") }
        let long = WrittenNumber(value: Text(repeating: "1", count: 100_000), measure: "", expression: "")
        #expect(throws: StorageError.full) { try records.setMemory(long) }
        try records.write { database throws(StorageError) in try database.run("PRAGMA max_page_count = 1000000") }
        try records.setMemory(long)
        #expect(try folder.records.memory() == long)
    }
}
