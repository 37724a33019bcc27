import CSQLite
import Glibc
import Screens

/// A prepared statement, at one row of its results.
public final class Statement {
    private let statement: OpaquePointer

    init(_ sql: String, in connection: OpaquePointer) throws(StorageError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw StorageError(code: code) }
        statement = prepared
    }

    deinit {
        sqlite3_finalize(statement)
    }

    /// Puts values in the places of the question marks.
    func bind(_ values: [Value]) throws(StorageError) {
        for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1))) }
    }

    private func bind(_ value: Value, at place: Int32) -> Int32 {
        switch value {
        case .number(let number): sqlite3_bind_int64(statement, place, number)
        case .text(let text):
            // A pointer to no bytes would bind NULL, so one byte more is lent.
            (text.utf8 + [0]).withUnsafeBytes { bytes in
                tally_bind_text(
                    statement, place, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.utf8.count))
            }
        case .null: sqlite3_bind_null(statement, place)
        }
    }

    /// Goes to the next row; false after the last.
    func step() throws(StorageError) -> Bool {
        let code = sqlite3_step(statement)
        if code == SQLITE_ROW { return true }
        guard code == SQLITE_DONE else { throw StorageError(code: code) }
        return false
    }

    private func check(_ code: Int32) throws(StorageError) {
        guard code == SQLITE_OK else { throw StorageError(code: code) }
    }

    /// The whole number in a column of the row.
    public func number(_ column: Int32) -> Int64 {
        sqlite3_column_int64(statement, column)
    }

    /// The whole number in a column of the row; nil where there is nothing or more than an `Int` holds.
    public func optionalNumber(_ column: Int32) -> Int? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : Int(exactly: number(column))
    }

    /// The text in a column of the row; `other`, if it is the same, without a copy.
    public func text(_ column: Int32, or other: Text = "") -> Text {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        if count == other.utf8.count, memcmp(start, other.utf8, count) == 0 { return other }
        return Text(utf8: Array(UnsafeBufferPointer(start: start, count: count)))
    }
}
