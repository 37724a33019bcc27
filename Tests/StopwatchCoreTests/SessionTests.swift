import Screens
import StopwatchCore
import Testing

/// Earlier sessions: the list, the search, and what is asked of the host.
struct SessionTests {
    private static func session(
        _ id: Int64, _ presses: [(Press, Int64)], watch: Text = "", name: Text = "", present: Int64 = 1000
    ) -> Session? {
        let second: Int64 = 1_000_000_000
        let record = StopwatchRecord(
            watch: watch,
            presses: presses.map {
                ($0, Moment(reading: $1 * second, wall: (1_800_000_000 + $1) * second, boot: "one"))
            })
        let moment = Moment(reading: present * second, wall: (1_800_000_000 + present) * second, boot: "one")
        return Session(id: id, name: name, begun: 1_800_000_000 * second, of: record, at: moment)
    }

    /// Three sessions, the latest first.
    static func browsing(_ keys: String = "") throws -> Stopwatches {
        var watches = try watches("sessions")
        let sessions = [
            session(3, [(.start, 0), (.stop, 90), (.reset, 95)], watch: "Anna", name: "Marathon"),
            session(2, [(.start, 0), (.lap, 10), (.nameLap(0, "Änne"), 11), (.stop, 20), (.reset, 30)]),
            session(1, [(.start, 0), (.lap, 5), (.reset, 7)], watch: "Swim"),
        ]
        reduce(&watches, .sessions(sessions.compactMap { $0 }))
        for key in SnapshotKey.keys(of: Text(keys)) { watches.press(key.text) }
        return watches
    }

    @Test func asTheWatchStoodWhenItWasReset() throws {
        let running = try #require(Self.session(1, [(.start, 0), (.lap, 5), (.reset, 7)]))
        #expect(running.elapsed == 7_000_000_000, "it ended with the reset, though it ran")
        #expect(running.laps.count == 1 && running.date == "2027-01-15 08:00" && running.watchTitle == "Stopwatch")
        #expect(Self.session(1, [(.start, 0), (.undo, 1)]) == nil, "nothing was timed")
        #expect(
            Self.session(1, [(.start, 0), (.stop, 2), (.reset, 3), (.undo, 4), (.reset, 5)])?.elapsed == 2_000_000_000)
    }

    @Test func theListIsATableWithASearch() throws {
        let screen = screen(of: try Self.browsing())
        #expect(
            screen.table?.rows.map { $0.cells.map { $0.string } } == [
                ["2027-01-15 08:00", "1:30.00", "0", "Anna", "Marathon"],
                ["2027-01-15 08:00", "0:20.00", "1", "Stopwatch", ""],
                ["2027-01-15 08:00", "0:07.00", "1", "Swim", ""],
            ])
        #expect(screen.table?.selection == 0 && screen.entry?.id == "search")
        for control in screen.controls { #expect(StopwatchesAction(.press(control.id, at: 0)) != nil) }
    }

    @Test(
        arguments: [
            ("", [3, 2, 1]), ("swim", [1]), ("MARA", [3]), ("Änne", [2]), ("stopwatch", [2]), ("2027-01", [3, 2, 1]),
            ("zebra", []),
        ] as [(Text, [Int64])])
    func search(words: Text, ids: [Int64]) throws {
        var watches = try Self.browsing("next-row next-row")
        reduce(&watches, .type(words))
        #expect(screen(of: watches).table?.rows.count == ids.count)
        #expect(screen(of: watches).table?.selection == (ids.isEmpty ? nil : 0))
        watches.press("accept")
        #expect(watches.unsaved.first.flatMap { if case .open(let id, _) = $0 { id } else { nil } } == ids.first)
    }

    @Test func oneIsOpened() throws {
        let opened = try Self.browsing("next-row accept")
        #expect(opened.unsaved == [.open(session: 2, .tick(at: 0))])
        #expect(screen(of: opened).table?.id == "laps", "the list is left")
        #expect(screen(of: try Self.browsing("dismiss")).entry == nil)
    }

    @Test func oneIsDeletedAndBroughtBack() throws {
        var watches = try Self.browsing("delete-session")
        #expect(watches.unsaved == [.delete(session: 3, true)])
        #expect(watches.needsSessions, "the host reads the list anew")
        reduce(&watches, .saved(1, ""))
        reduce(&watches, .sessions([]))
        #expect(screen(of: watches).control(id: "undo")?.isEnabled == true)
        watches.press("undo", "undo")
        #expect(watches.unsaved == [.delete(session: 3, false)])
    }

    @Test func oneIsNamed() throws {
        var watches = try Self.browsing("next-row rename")
        #expect(screen(of: watches).entry?.id == "session-name")
        reduce(&watches, .type("Home"))
        watches.press("accept")
        #expect(watches.unsaved == [.name(session: 2, "Home")])
        #expect(screen(of: watches).entry?.id == "search", "the list is shown again")
    }

    @Test func emptyListsSaySo() throws {
        var watches = try watches("sessions")
        #expect(screen(of: watches).hint == "", "they are not read yet")
        reduce(&watches, .sessions([]))
        #expect(screen(of: watches).hint == "There are no earlier sessions: a reset keeps one")
    }

    @Test func aSessionGoesOnStopped() throws {
        #expect(try watch("start +2s lap +1s reset +9s reopen +5s").face == "0:03.00")
        #expect(try watch("start +2s stop reset +9s reopen").rows == watch("start +2s stop").rows)
        #expect(try watch("reopen start reopen +1s").face == "0:01.00", "only a watch that was reset is opened")
        #expect(try watch("start +3s reset +9s reopen start +1s").face == "0:04.00")
    }
}
