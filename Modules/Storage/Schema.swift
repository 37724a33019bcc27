/// The tables in the file of records, and the way to them from every earlier version.
enum Schema {
    /// The steps from an empty file; the version of a file is the number of those it has taken. A step that was
    /// published is never changed: what follows is another step.
    static let steps: [[String]] = [
        [
            """
            CREATE TABLE setting (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            // A timing of a watch from one reset to the next. The one opened last is the watch's present one.
            """
            CREATE TABLE session (
                id INTEGER PRIMARY KEY,
                watch TEXT NOT NULL,
                name TEXT NOT NULL DEFAULT '',
                opened INTEGER NOT NULL,
                deleted INTEGER NOT NULL DEFAULT 0
            ) STRICT
            """,
            // What was pressed, in the order in which it was kept: nothing here is ever changed.
            """
            CREATE TABLE event (
                id INTEGER PRIMARY KEY,
                session INTEGER NOT NULL REFERENCES session,
                press TEXT NOT NULL,
                lap INTEGER,
                words TEXT NOT NULL DEFAULT '',
                reading INTEGER NOT NULL,
                wall INTEGER NOT NULL,
                boot TEXT NOT NULL
            ) STRICT
            """,
            "CREATE INDEX event_of_session ON event (session, id)",
        ],
        [
            // A line that was typed, in the order in which they were kept.
            """
            CREATE TABLE line (
                id INTEGER PRIMARY KEY,
                text TEXT NOT NULL
            ) STRICT
            """
        ],
        [
            // A watch, in the order of first use. The plain one has no name, but may have a title; a target is in nanoseconds.
            """
            CREATE TABLE watch (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                title TEXT NOT NULL DEFAULT '',
                target INTEGER,
                removed INTEGER NOT NULL DEFAULT 0
            ) STRICT
            """,
            "INSERT INTO watch (name) SELECT watch FROM session GROUP BY watch ORDER BY min(id)",
            "ALTER TABLE session ADD COLUMN owner INTEGER REFERENCES watch",
            "UPDATE session SET owner = (SELECT id FROM watch WHERE name = session.watch)",
            "ALTER TABLE session DROP COLUMN watch",
            "ALTER TABLE session RENAME COLUMN owner TO watch",
            // How much of the time until the reading the machine slept.
            "ALTER TABLE event ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0",
        ],
        [
            // A calculation of the history, in the order in which they were kept, with the number that came out: its value,
            // what it counts and the expression it came from. One that was taken out has the moment of that.
            """
            CREATE TABLE calculation (
                id INTEGER PRIMARY KEY,
                expression TEXT NOT NULL,
                result TEXT NOT NULL,
                value TEXT NOT NULL,
                measure TEXT NOT NULL,
                source TEXT NOT NULL,
                base INTEGER,
                angle TEXT NOT NULL,
                wall INTEGER NOT NULL,
                removed INTEGER NOT NULL DEFAULT 0
            ) STRICT
            """,
            // The number that the calculator has stored.
            """
            CREATE TABLE memory (
                id INTEGER PRIMARY KEY CHECK (id = 0),
                value TEXT NOT NULL,
                measure TEXT NOT NULL,
                expression TEXT NOT NULL
            ) STRICT
            """,
        ],
    ]

    /// Brings the file to this version. Throws where it is a later one, which is left alone.
    static func migrate(_ database: Database) throws(StorageError) {
        guard try version(of: database) != steps.count else { return }
        try database.transaction { () throws(StorageError) in
            let version = try version(of: database)  // again: another program may have been faster
            guard version <= steps.count else { throw .newer(version) }
            for step in steps[version...].joined() { try database.run(step) }
            try database.run("PRAGMA user_version = \(steps.count)")
        }
    }

    private static func version(of database: Database) throws(StorageError) -> Int {
        Int(clamping: try database.number("PRAGMA user_version") ?? 0)
    }
}
