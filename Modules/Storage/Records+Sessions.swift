import Screens
import StopwatchCore

extension Records {
    /// The sessions that are not deleted, the one opened last first; nil where nothing is kept. Those that stand on a watch
    /// and were not reset are no earlier sessions, and not among them. O(all events).
    public func earlierSessions() throws(StorageError) -> [SessionRecord]? {
        try read { database throws(StorageError) in
            let all = try database.rows(Self.sessions) { row throws(StorageError) in
                let record = StopwatchRecord(
                    watch: row.text(2), presses: try Self.presses(of: row.number(0), in: database))
                return (SessionRecord(id: row.number(0), name: row.text(1), record: record), row.number(3) == 1)
            }
            return all.filter { !$0.1 || $0.0.record.isReset }.map { $0.0 }
        }
    }

    /// Whether there is a session of this number, deleted or not.
    public func hasSession(_ id: Int64) throws(StorageError) -> Bool {
        try read { database throws(StorageError) in
            try database.number("SELECT 1 FROM session WHERE id = ?", .number(id)) != nil
        } ?? false
    }

    /// The session, its name, what its watch is called, and whether it stands on the watch.
    private static let sessions = """
        SELECT session.id, session.name, iif(watch.name = '', watch.title, watch.name),
            NOT removed AND session.id = (
                SELECT id FROM session AS other WHERE other.watch = session.watch AND NOT deleted
                ORDER BY opened DESC LIMIT 1)
        FROM session JOIN watch ON watch.id = session.watch WHERE NOT deleted ORDER BY opened DESC
        """

    /// Makes a session the present one of its watch, which goes on with it, stopped. What the watch timed meanwhile is kept:
    /// it is reset. A removed watch is there again.
    static func open(_ session: Int64, at moment: Moment, in database: Database) throws(StorageError) {
        guard let watch = try database.number("SELECT watch FROM session WHERE id = ?", .number(session)) else {
            return
        }
        if let present = try presentSession(of: watch, in: database), present != session {
            try end(present, by: .reset, at: moment, in: database)
        }
        try end(session, by: .reopen, at: moment, in: database)
        try database.run(
            "UPDATE session SET deleted = 0, opened = (SELECT max(opened) + 1 FROM session) WHERE id = ?",
            .number(session))
        try show(watch, in: database)
    }

    /// Presses at the end of a session, if that counts there.
    private static func end(
        _ session: Int64, by press: Press, at moment: Moment, in database: Database
    ) throws(StorageError) {
        let record = StopwatchRecord(watch: "", presses: try presses(of: session, in: database))
        guard record.stopwatch(at: moment, precision: .seconds).counting(press) != nil else { return }
        try insert(press, at: moment, into: session, database)
    }

    /// Puts a removed watch back among the others, by another name where there is one of its name now.
    private static func show(_ watch: Int64, in database: Database) throws(StorageError) {
        try database.run(
            """
            UPDATE watch SET removed = 0, name = iif(
                EXISTS (SELECT 1 FROM watch AS other WHERE other.name = watch.name AND NOT other.removed),
                name || ' (' || id || ')', name)
            WHERE id = ? AND removed
            """, .number(watch))
    }
}

extension StopwatchRecord {
    /// Whether the watch stands at 0 after a reset.
    fileprivate var isReset: Bool {
        guard let last = presses.last?.moment else { return false }
        return stopwatch(at: last, precision: .seconds).counting(.reopen) != nil
    }
}
