import CalcCore
import Screens

extension Records {
    /// The number of the calculation kept last, of those that are in the history; nil if there is none.
    public func lastCalculation() throws(StorageError) -> Int64? {
        try read { database throws(StorageError) in
            try database.number("SELECT id FROM calculation WHERE removed = 0 ORDER BY id DESC LIMIT 1")
        } ?? nil
    }

    /// At most so many calculations of the history, with their numbers: those up to one, the last one first.
    public func calculations(
        upTo last: Int64, count: Int
    ) throws(StorageError) -> [(id: Int64, record: Record)] {
        try read { database throws(StorageError) in
            try database.rows(
                """
                SELECT id, expression, result, value, measure, source, base, angle FROM calculation
                WHERE id <= ? AND removed = 0 ORDER BY id DESC LIMIT ?
                """, .number(last), .number(Int64(count))
            ) { row in (row.number(0), Record(row)) }
        } ?? []
    }

    /// Changes the history at a moment by the clock on the wall, in nanoseconds: all of it or nothing. When it returns, that
    /// is on the disk.
    public func changeCalculations(
        at wall: Int64, _ body: (CalculationChanges) throws(StorageError) -> Void
    ) throws(StorageError) {
        try write { database throws(StorageError) in try body(CalculationChanges(database: database, wall: wall)) }
    }
}

/// What can be done to the history while nobody else writes.
public struct CalculationChanges {
    fileprivate let database: Database
    fileprivate let wall: Int64

    /// Keeps a calculation behind the others. The result is the number by which it is known.
    public func append(_ record: Record) throws(StorageError) -> Int64 {
        let number = record.written
        try database.run(
            """
            INSERT INTO calculation (expression, result, value, measure, source, base, angle, wall)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, .text(record.expression), .text(record.result), .text(number.value),
            .text(number.measure), .text(number.expression), .optional(record.base?.rawValue), .text(record.angle.name),
            .number(wall))
        return database.lastRow
    }

    /// Takes a calculation out.
    public func remove(_ id: Int64) throws(StorageError) {
        try database.run("UPDATE calculation SET removed = ? WHERE id = ? AND removed = 0", .number(wall), .number(id))
    }

    /// Brings back one that was taken out.
    public func bringBack(_ id: Int64) throws(StorageError) {
        try database.run("UPDATE calculation SET removed = 0 WHERE id = ?", .number(id))
    }

    /// Takes all of them out, those of other programs too.
    public func removeAll() throws(StorageError) {
        try database.run("UPDATE calculation SET removed = ? WHERE removed = 0", .number(wall))
    }

    /// Brings back all that were taken out at a moment.
    public func bringBack(removedAt wall: Int64) throws(StorageError) {
        try database.run("UPDATE calculation SET removed = 0 WHERE removed = ?", .number(wall))
    }

    /// Wipes what was taken out more than a day ago: by then nobody brings it back.
    public func wipe() throws(StorageError) {
        let day: Int64 = 86_400_000_000_000
        try database.run("DELETE FROM calculation WHERE removed <> 0 AND removed < ?", .number(wall - day))
    }
}

extension Record {
    fileprivate init(_ row: Statement) {
        self.init(
            expression: row.text(1), result: row.text(2),
            base: row.optionalNumber(6).flatMap { NumberBase(rawValue: $0) },
            angle: AngleUnit(named: row.text(7)) ?? .degrees,
            number: WrittenNumber(value: row.text(3), measure: row.text(4), expression: row.text(5)))
    }
}
