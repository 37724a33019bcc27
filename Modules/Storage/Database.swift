import CSQLite
import Glibc
import Screens

/// A connection to an SQLite file.
public final class Database {
    /// How a file is opened.
    enum Access {
        /// To read and write a file that is there.
        case existing
        /// To read and write a file, made if it is not there.
        case created
        /// To read a file that nobody writes, where not even a lock can be set.
        case immutable
    }

    private let connection: OpaquePointer

    /// How long another program may hold the file, in milliseconds, until that is an error: far longer than any of our
    /// programs holds it.
    private static let patience: Int32 = 10_000

    /// Opens a file. Throws where it is not there or may not be opened; whether it is a database shows later.
    init(path: String, access: Access) throws(StorageError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(Self.name(of: path, access), &opened, Self.flags(access), nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw StorageError(code: code)
        }
        connection = opened
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, Self.patience)
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Keeps changes in a write-ahead log from now on. SQLite refuses that at once while another program opens the file
    /// too, so here it is tried again.
    func useWriteAheadLog() throws(StorageError) {
        let pause: Int32 = 10
        var waited: Int32 = 0
        while true {
            do throws(StorageError) {
                return try run("PRAGMA journal_mode = WAL")
            } catch {
                guard error == .busy, waited < Self.patience else { throw error }
                waited += pause
                usleep(UInt32(pause) * 1000)
            }
        }
    }

    /// Runs one statement without results.
    public func run(_ sql: String, _ values: Value...) throws(StorageError) {
        let statement = try Statement(sql, in: connection)
        try statement.bind(values)
        while try statement.step() {}
    }

    /// What a query finds, each row made into a value.
    public func rows<Row>(
        _ sql: String, _ values: Value..., row: (Statement) throws(StorageError) -> Row
    ) throws(StorageError) -> [Row] {
        let statement = try Statement(sql, in: connection)
        try statement.bind(values)
        var rows: [Row] = []
        while try statement.step() { rows.append(try row(statement)) }
        return rows
    }

    /// The whole number that a query finds; nil if it finds nothing.
    public func number(_ sql: String, _ values: Value...) throws(StorageError) -> Int64? {
        let statement = try Statement(sql, in: connection)
        try statement.bind(values)
        return try statement.step() ? statement.number(0) : nil
    }

    /// The number of the row inserted last.
    public var lastRow: Int64 { sqlite3_last_insert_rowid(connection) }

    /// A number that changes when another connection has changed the file.
    public func version() throws(StorageError) -> Int64 {
        try number("PRAGMA data_version") ?? 0
    }

    /// Does all of it or nothing, with nobody else writing meanwhile. When it returns, what was done is on the disk.
    func transaction<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        try all("BEGIN IMMEDIATE", body)
    }

    /// Reads all of it as it was at one moment.
    func snapshot<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        try all("BEGIN", body)
    }

    private func all<Result>(
        _ begin: String, _ body: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        try run(begin)
        do throws(StorageError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Some errors have rolled back already; then this one fails, and there is nothing left to do.
            try? run("ROLLBACK")
            throw error
        }
    }
}

extension Database {
    private static func name(of path: String, _ access: Access) -> String {
        access == .immutable ? "file:" + path.utf8.map { escaped($0) }.joined() + "?immutable=1" : path
    }

    /// A byte of a path as it stands in a URI.
    private static func escaped(_ byte: UInt8) -> String {
        let character = Character(UnicodeScalar(byte))
        if character == "/" || character.isLetter && byte < 0x80 || character.isNumber && byte < 0x80 {
            return String(character)
        }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// A connection belongs to one thread, so that no lock is needed at each step.
    private static func flags(_ access: Access) -> Int32 {
        switch access {
        case .existing: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE
        case .created: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .immutable: SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        }
    }
}
