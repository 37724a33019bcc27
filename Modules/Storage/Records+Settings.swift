import Screens

extension Records {
    /// The value of a setting; nil where it was never set.
    public func setting(_ name: Text) throws(StorageError) -> Text? {
        try read { database throws(StorageError) in
            try database.rows("SELECT value FROM setting WHERE name = ?", .text(name)) { $0.text(0) }.first
        } ?? nil
    }

    /// Keeps the value of a setting.
    public func set(_ name: Text, to value: Text) throws(StorageError) {
        try write { database throws(StorageError) in
            try database.run("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", .text(name), .text(value))
        }
    }
}
