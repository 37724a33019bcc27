import Screens

extension Records {
    /// How many typed lines are kept, if nothing else is set.
    public static let usualHistory = 1000

    /// How many typed lines are kept; 0 for none.
    public func historySize() throws(StorageError) -> Int {
        try setting("history").flatMap { Int($0.string) } ?? Records.usualHistory
    }

    /// Sets how many typed lines are kept, and forgets those that are more.
    public func setHistorySize(_ size: Int) throws(StorageError) {
        try set("history", to: Text(decimal: Int64(size)))
        try write { database throws(StorageError) in try Self.forget(allBut: size, in: database) }
    }

    /// The typed lines, the last one last; those of all programs.
    public func history() throws(StorageError) -> [Text] {
        try read { database throws(StorageError) in
            try database.rows("SELECT text FROM line ORDER BY id") { $0.text(0) }
        } ?? []
    }

    /// Keeps typed lines behind those that are there, and forgets the first ones where they are too many.
    public func appendHistory(_ lines: [Text]) throws(StorageError) {
        let size = try historySize()
        if size == 0 { return }
        try write { database throws(StorageError) in
            for line in lines { try database.run("INSERT INTO line (text) VALUES (?)", .text(line)) }
            try Self.forget(allBut: size, in: database)
        }
    }

    private static func forget(allBut size: Int, in database: Database) throws(StorageError) {
        try database.run(
            "DELETE FROM line WHERE id <= (SELECT id FROM line ORDER BY id DESC LIMIT 1 OFFSET ?)",
            .number(Int64(size)))
    }
}
