import CSQLite
import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// What is known of watches beside their presses.
struct WatchRecordTests {
    let folder = TemporaryFolder()

    private func keep(_ events: StopwatchEvent...) throws {
        try folder.records.append(events.enumerated().map { ($1, moment(Int64(100 + $0))) })
    }

    private func names() throws -> [Text] {
        try folder.records.watches()?.map { $0.session.watch } ?? []
    }

    @Test func targetsAndTitlesComeBack() throws {
        try keep(.target(watch: "", 5), .rename(watch: "", to: "Run"))
        let kept = try #require(try folder.records.watches()?.first)
        #expect(kept.target == 5 && kept.title == "Run" && kept.session.watch == "" && kept.session.presses.isEmpty)
        #expect(kept.watch(at: moment(200), precision: .hundredths).title == "Run")
        try keep(.target(watch: "", nil))
        #expect(try folder.records.watches()?.first?.target == nil)
    }

    @Test func aRenamedWatchKeepsItsPresses() throws {
        try folder.records.press(.start, at: 1, watch: "Anna")
        try keep(.rename(watch: "Anna", to: "Änne"))
        #expect(try names() == ["Änne"])
        #expect(try folder.records.presses(of: "Änne") == [.start])
    }

    @Test func aRemovedWatchCanBeBroughtBack() throws {
        try folder.records.press(.start, at: 1, watch: "Anna")
        try keep(.remove(watch: "Anna"))
        #expect(try names() == [])
        try keep(.bringBack(watch: "Anna"))
        #expect(try folder.records.presses(of: "Anna") == [.start])
    }

    @Test func anotherWatchMayHaveTheNameOfARemovedOne() throws {
        try folder.records.press(.start, at: 1, watch: "Anna")
        try keep(.remove(watch: "Anna"))
        try folder.records.press(.start, at: 2, watch: "Anna")
        try folder.records.press(.lap, at: 3, watch: "Anna")
        #expect(try folder.records.presses(of: "Anna") == [.start, .lap])
        try keep(.bringBack(watch: "Anna"))
        #expect(try names() == ["Anna"], "the name is taken")
    }

    @Test func sleepComesBack() throws {
        let present = Moment(reading: 9, asleep: 7, wall: 3, boot: "one")
        try folder.records.append([(.press(watch: "", beginsSession: false, .start(at: 9)), present)])
        #expect(try folder.records.watches()?.first?.session.presses.first?.moment == present)
    }

    @Test func settingsComeBackAsOne() throws {
        #expect(try folder.records.settings() == Settings())
        let settings = Settings(precision: .tenths, pausesAsleep: true)
        try folder.records.set(settings)
        #expect(try folder.records.settings() == settings)
    }

    @Test("A file of the first version has its watches and presses in this one")
    func firstVersion() throws {
        _ = try folder.raw(
            """
            PRAGMA journal_mode = WAL;
            CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
            CREATE TABLE session (id INTEGER PRIMARY KEY, watch TEXT NOT NULL, name TEXT NOT NULL DEFAULT '',
                opened INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0) STRICT;
            CREATE TABLE event (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, press TEXT NOT NULL,
                lap INTEGER, words TEXT NOT NULL DEFAULT '', reading INTEGER NOT NULL, wall INTEGER NOT NULL,
                boot TEXT NOT NULL) STRICT;
            CREATE INDEX event_of_session ON event (session, id);
            INSERT INTO session (watch, opened) VALUES ('Swim', 1), ('', 2), ('Swim', 3);
            INSERT INTO event (session, press, reading, wall, boot) VALUES
                (1, 'start', 1, 2, 'one'), (1, 'reset', 3, 4, 'one'), (2, 'start', 5, 6, 'one'), (3, 'start', 7, 8, 'one');
            INSERT INTO setting VALUES ('precision', 'tenths');
            PRAGMA user_version = 1;
            """)
        #expect(try names() == ["Swim", ""])
        #expect(try folder.records.settings().precision == .tenths)
        let swim = try #require(try folder.records.watches()?.first)
        #expect(swim.session.presses.map { $0.moment } == [Moment(reading: 7, wall: 8, boot: "one")])
        #expect(try folder.records.earlierSessions()?.map { $0.id } == [1])
        try folder.records.press(.lap, at: 9, watch: "Swim")
        #expect(try folder.records.presses(of: "Swim") == [.start, .lap])
        try folder.records.appendHistory(["1+1"])
        #expect(try folder.records.history() == ["1+1"])
    }
}
