import CSQLite
import Glibc
import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// Files that are not as they should be: nothing crashes, nothing is overwritten, and it is told.
struct DamageTests {
    let folder = TemporaryFolder()

    @Test func aFileThatIsNoDatabaseIsSetAside() throws {
        let garbage = Array(repeating: UInt8(ascii: "x"), count: 5000)
        write(garbage, to: folder.file)
        let records = folder.records
        #expect(try records.presses() == [])
        let notice = try #require(records.takeNotice()).string
        #expect(
            notice == "The file of records was damaged; it is kept as \(folder.file).damaged-1, and a new one begun.")
        #expect(records.takeNotice() == nil, "told once")
        #expect(bytes(of: folder.file + ".damaged-1") == garbage)
        try records.press(.start, at: 1)
        #expect(try folder.records.presses() == [.start])
    }

    @Test func anEarlierDamagedFileStays() throws {
        for number in 1...3 {
            write(Array("garbage \(number)".utf8) + Array(repeating: 0, count: 2000), to: folder.file)
            try folder.records.press(.start, at: 1)
            unlink(folder.file + "-wal")
            unlink(folder.file + "-shm")
        }
        #expect(
            folder.names.filter { $0.contains("damaged") && !$0.contains("-wal") && !$0.contains("-shm") }.count == 3)
    }

    @Test("Random damage to a file: the records answer or begin anew", arguments: 1...40)
    func randomDamage(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        do {
            let records = folder.records
            for second in 0..<60 { try records.press(second == 0 ? .start : .lap, at: Int64(second)) }
        }
        var content = bytes(of: folder.file)
        for _ in 0..<Int.random(in: 1...200, using: &random) {
            content[Int.random(in: 0..<content.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        write(content, to: folder.file)
        let records = folder.records
        for second in 60..<64 {
            do throws(StorageError) {
                _ = try records.watches()
                try records.press(.lap, at: Int64(second))
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test func aNewerFileIsLeftAlone() throws {
        do { try folder.records.press(.start, at: 1) }
        let database = try folder.raw("PRAGMA user_version = 99")
        _ = database
        let before = bytes(of: folder.file)
        #expect(throws: StorageError.newer(99)) { try folder.records.watches() }
        #expect(throws: StorageError.newer(99)) { try folder.records.press(.lap, at: 2) }
        #expect(bytes(of: folder.file) == before)
        #expect(StorageError.newer(99).message.string.contains("newer version"))
    }

    @Test func anEmptyFileIsTaken() throws {
        write([], to: folder.file)
        try folder.records.press(.start, at: 1)
        #expect(try folder.records.presses() == [.start])
    }

    @Test func aFullDiskIsToldAndLaterPressesAreKept() throws {
        let records = folder.records
        try records.press(.start, at: 1)
        let pages = try records.write { database throws(StorageError) in try database.number("PRAGMA page_count") ?? 0 }
        try records.write { database throws(StorageError) in try database.run("PRAGMA max_page_count = \(pages)") }
        let long = Text(repeating: "x", count: 100_000)
        #expect(throws: StorageError.full) { try records.press(.noteLap(0, long), at: 2) }
        #expect(try records.presses() == [.start])
        try records.write { database throws(StorageError) in try database.run("PRAGMA max_page_count = 1000000") }
        try records.press(.noteLap(0, long), at: 2)
        #expect(try records.presses().count == 2)
    }

    @Test func aFolderThatCannotBeIsTold() {
        write([1], to: folder.path + "/file")
        let records = Records(in: DataFolder(path: folder.path + "/file/below"))
        #expect(throws: StorageError.unreachable) { try records.press(.start, at: 1) }
        #expect(throws: Never.self) { try records.watches() }
    }

    @Test func aFileDeletedUnderUsIsMadeAnew() throws {
        let records = folder.records
        try records.press(.start, at: 1)
        folder.names.forEach { unlink(folder.path + "/" + $0) }
        #expect(records.areChangedByOthers())
        try records.press(.start, at: 2)
        #expect(try folder.records.presses() == [.start])
    }

    @Test func anotherProgramThatHoldsTheFileIsWaitedFor() throws {
        let records = folder.records
        try records.press(.start, at: 1)
        let holder = try folder.raw("BEGIN IMMEDIATE")
        #expect(throws: StorageError.busy) { try records.press(.lap, at: 2) }
        sqlite3_exec(holder.connection, "COMMIT", nil, nil, nil)
        try records.press(.lap, at: 2)
        #expect(try records.presses() == [.start, .lap])
    }

    @Test(arguments: [
        SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_CORRUPT, SQLITE_BUSY, SQLITE_IOERR, SQLITE_NOMEM,
    ])
    func everyErrorIsASentence(code: Int32) {
        let message = error(code).message.string
        #expect(message.first?.isUppercase == true && message.last == ".")
    }

    private func error(_ code: Int32) -> StorageError {
        switch code {
        case SQLITE_FULL: .full
        case SQLITE_READONLY: .readOnly
        case SQLITE_CANTOPEN: .unreachable
        case SQLITE_CORRUPT: .damaged
        case SQLITE_BUSY: .busy
        case SQLITE_IOERR: .device
        default: .failed(code)
        }
    }
}

/// A connection past all rules.
final class RawDatabase {
    let connection: OpaquePointer?

    init(path: String, _ sql: String) {
        var opened: OpaquePointer?
        sqlite3_open(path, &opened)
        connection = opened
        sqlite3_exec(opened, sql, nil, nil, nil)
    }

    deinit {
        sqlite3_close(connection)
    }
}

extension TemporaryFolder {
    func raw(_ sql: String) throws -> RawDatabase {
        RawDatabase(path: file, sql)
    }
}
