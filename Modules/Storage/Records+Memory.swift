import CalcCore

extension Records {
    /// The number that the calculator has stored; nil if there is none.
    public func memory() throws(StorageError) -> WrittenNumber? {
        try read { database throws(StorageError) in
            try database.rows("SELECT value, measure, expression FROM memory") { row in
                WrittenNumber(value: row.text(0), measure: row.text(1), expression: row.text(2))
            }.first
        } ?? nil
    }

    /// Keeps the number that the calculator has stored, or that there is none.
    public func setMemory(_ number: WrittenNumber?) throws(StorageError) {
        try write { database throws(StorageError) in
            guard let number else { return try database.run("DELETE FROM memory") }
            try database.run(
                "INSERT OR REPLACE INTO memory (id, value, measure, expression) VALUES (0, ?, ?, ?)",
                .text(number.value), .text(number.measure), .text(number.expression))
        }
    }
}
