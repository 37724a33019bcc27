import Screens
import StopwatchCore

extension Records {
    /// The watches, each with its present session, in the order in which they were first used; nil where nothing is kept.
    /// O(their events).
    public func watches() throws(StorageError) -> [WatchRecord]? {
        try read { database throws(StorageError) in
            try database.rows(Self.presentSessions) { row throws(StorageError) in
                let presses = try Self.presses(of: row.number(4), in: database)
                return WatchRecord(
                    session: StopwatchRecord(watch: row.text(1), presses: presses), title: row.text(2),
                    target: row.optionalNumber(3).map { Int64($0) })
            }
        }
    }

    /// Keeps what happened, each with its moment. When it returns, that is on the disk.
    public func append(_ events: [(event: StopwatchEvent, moment: Moment)]) throws(StorageError) {
        try write { database throws(StorageError) in
            for (event, moment) in events { try Self.keep(event, at: moment, in: database) }
        }
    }

    private static func keep(
        _ event: StopwatchEvent, at moment: Moment, in database: Database
    ) throws(StorageError) {
        switch event {
        case .press(let name, let beginsSession, let action):
            let watch = try watch(called: name, in: database)
            let session = try session(of: watch, beginning: beginsSession, in: database)
            try insert(action.press, at: moment, into: session, database)
        case .rename(let name, let other): try rename(name, to: other, in: database)
        case .target(let name, let target):
            let watch = try watch(called: name, in: database)
            try database.run(
                "UPDATE watch SET target = ? WHERE id = ?", target.map { .number($0) } ?? .null, .number(watch))
        case .remove(let name):
            try database.run("UPDATE watch SET removed = 1 WHERE name = ? AND NOT removed", .text(name))
        case .bringBack(let name): try bringBack(name, in: database)
        case .open(let session, _): try open(session, at: moment, in: database)
        case .name(let session, let name):
            try database.run("UPDATE session SET name = ? WHERE id = ?", .text(name), .number(session))
        case .delete(let session, let isDeleted):
            try database.run(
                "UPDATE session SET deleted = ? WHERE id = ?", .number(isDeleted ? 1 : 0), .number(session))
        }
    }

    /// A watch, its name, title and target, and its present session or nothing.
    private static let presentSessions = """
        SELECT id, name, title, target,
            (SELECT id FROM session WHERE watch = watch.id AND NOT deleted ORDER BY opened DESC LIMIT 1)
        FROM watch WHERE NOT removed ORDER BY id
        """
}

extension Records {
    /// The presses of a session, as they were kept.
    static func presses(
        of session: Int64, in database: Database
    ) throws(StorageError) -> [(press: Press, moment: Moment)] {
        // Most presses are laps of one run of the machine, and share those words.
        var (last, boot) = ((name: "" as Text, press: nil as Press?), "" as Text)
        return try database.rows(
            "SELECT press, lap, words, reading, asleep, wall, boot FROM event WHERE session = ? ORDER BY id",
            .number(session)
        ) { row throws(StorageError) in
            boot = row.text(6, or: boot)
            guard let press = Self.press(in: row, like: &last) else { throw .damaged }
            let moment = Moment(reading: row.number(3), asleep: row.number(4), wall: row.number(5), boot: boot)
            return (press, moment)
        }
    }

    /// The press in a row; one that concerns no lap and has the name of the last such is the same.
    private static func press(in row: Statement, like last: inout (name: Text, press: Press?)) -> Press? {
        let (name, lap) = (row.text(0, or: last.name), row.optionalNumber(1))
        if lap != nil { return Press(name: name, lap: lap, words: row.text(2)) }
        if name != last.name { last = (name, Press(name: name, lap: nil, words: "")) }
        return last.press
    }

    /// Keeps a press in a session.
    static func insert(
        _ press: Press, at moment: Moment, into session: Int64, _ database: Database
    ) throws(StorageError) {
        let record = press.record
        try database.run(
            """
            INSERT INTO event (session, press, lap, words, reading, asleep, wall, boot) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            .number(session), .text(record.name), .optional(record.lap), .text(record.words),
            .number(moment.reading), .number(moment.asleep), .number(moment.wall), .text(moment.boot))
    }

    /// The present session of a watch; nil if it has none.
    static func presentSession(of watch: Int64, in database: Database) throws(StorageError) -> Int64? {
        try database.number(
            "SELECT id FROM session WHERE watch = ? AND NOT deleted ORDER BY opened DESC LIMIT 1", .number(watch))
    }

    /// The watch of a name, made if there is none.
    private static func watch(called name: Text, in database: Database) throws(StorageError) -> Int64 {
        let watch = try database.number("SELECT id FROM watch WHERE name = ? AND NOT removed", .text(name))
        if let watch { return watch }
        try database.run("INSERT INTO watch (name) VALUES (?)", .text(name))
        return database.lastRow
    }

    /// The session that a press belongs to, begun if need be.
    ///
    /// A press begins a session only where the last one was reset: another program may have begun it already.
    private static func session(
        of watch: Int64, beginning isBeginning: Bool, in database: Database
    ) throws(StorageError) -> Int64 {
        if let present = try presentSession(of: watch, in: database) {
            guard isBeginning, try isOver(present, in: database) else { return present }
        }
        try database.run(
            "INSERT INTO session (watch, opened) VALUES (?, (SELECT coalesce(max(opened), 0) + 1 FROM session))",
            .number(watch))
        return database.lastRow
    }

    /// Whether the last press of a session can have been its end: a reset, or one taken back or brought back.
    private static func isOver(_ session: Int64, in database: Database) throws(StorageError) -> Bool {
        let last = try database.rows(
            "SELECT press FROM event WHERE session = ? ORDER BY id DESC LIMIT 1", .number(session)
        ) { row in row.text(0) }
        return ["reset", "undo", "redo"].contains(last.first)
    }

    private static func rename(_ name: Text, to other: Text, in database: Database) throws(StorageError) {
        let watch = try watch(called: name, in: database)
        let column = name.isEmpty ? "title" : "name"
        try database.run("UPDATE watch SET \(column) = ? WHERE id = ?", .text(other), .number(watch))
    }

    /// Brings back the watch of a name that was removed last, unless there is one of that name.
    private static func bringBack(_ name: Text, in database: Database) throws(StorageError) {
        try database.run(
            """
            UPDATE watch SET removed = 0 WHERE id = (SELECT max(id) FROM watch WHERE name = ?1)
                AND NOT EXISTS (SELECT 1 FROM watch WHERE name = ?1 AND NOT removed)
            """, .text(name))
    }
}
