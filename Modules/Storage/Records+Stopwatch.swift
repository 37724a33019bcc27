import Screens
import StopwatchCore

extension Records {
    /// The present session of every watch, in the order in which the watches were first used; nil where nothing is kept.
    /// O(their events).
    public func stopwatches() throws(StorageError) -> [StopwatchRecord]? {
        try read { database throws(StorageError) in
            try database.rows(Self.presentSessions) { row throws(StorageError) in
                StopwatchRecord(watch: row.text(1), presses: try Self.presses(of: row.number(0), in: database))
            }
        }
    }

    /// Keeps presses, each with its moment. When it returns, they are on the disk.
    public func append(_ events: [(event: StopwatchEvent, moment: Moment)]) throws(StorageError) {
        try write { database throws(StorageError) in
            for (event, moment) in events {
                let session = try Self.session(for: event, in: database)
                try Self.insert(event.action.press, at: moment, into: session, database)
            }
        }
    }

    private static let presentSessions = """
        SELECT id, watch FROM session AS present
        WHERE NOT deleted AND opened = (SELECT max(opened) FROM session WHERE watch = present.watch AND NOT deleted)
        ORDER BY (SELECT min(id) FROM session WHERE watch = present.watch)
        """

    private static func presses(
        of session: Int64, in database: Database
    ) throws(StorageError) -> [(press: Press, moment: Moment)] {
        // Most presses are laps of one run of the machine, and share those words.
        var (name, boot) = ("" as Text, "" as Text)
        return try database.rows(
            "SELECT press, lap, words, reading, wall, boot FROM event WHERE session = ? ORDER BY id", .number(session)
        ) { row throws(StorageError) in
            (name, boot) = (row.text(0, or: name), row.text(5, or: boot))
            guard let press = Press(name: name, lap: row.optionalNumber(1), words: row.text(2)) else { throw .damaged }
            return (press, Moment(reading: row.number(3), wall: row.number(4), boot: boot))
        }
    }

    /// The session that an event belongs to, begun if need be.
    ///
    /// An event begins a session only where the last one was reset: another program may have begun it already.
    private static func session(
        for event: StopwatchEvent, in database: Database
    ) throws(StorageError) -> Int64 {
        let present = try database.number(
            "SELECT id FROM session WHERE watch = ? AND NOT deleted ORDER BY opened DESC LIMIT 1", .text(event.watch))
        if let present {
            guard event.beginsSession, try isOver(present, in: database) else { return present }
        }
        try database.run(
            "INSERT INTO session (watch, opened) VALUES (?, (SELECT coalesce(max(opened), 0) + 1 FROM session))",
            .text(event.watch))
        return database.lastRow
    }

    /// Whether the last press of a session can have been its end: a reset, or one taken back or brought back.
    private static func isOver(_ session: Int64, in database: Database) throws(StorageError) -> Bool {
        let last = try database.rows(
            "SELECT press FROM event WHERE session = ? ORDER BY id DESC LIMIT 1", .number(session)
        ) { row in row.text(0) }
        return ["reset", "undo", "redo"].contains(last.first)
    }

    private static func insert(
        _ press: Press, at moment: Moment, into session: Int64, _ database: Database
    ) throws(StorageError) {
        let record = press.record
        try database.run(
            "INSERT INTO event (session, press, lap, words, reading, wall, boot) VALUES (?, ?, ?, ?, ?, ?, ?)",
            .number(session), .text(record.name), .optional(record.lap), .text(record.words),
            .number(moment.reading), .number(moment.wall), .text(moment.boot))
    }
}
