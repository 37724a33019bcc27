import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Several watches: each on its own, all at once, and what is told of their presses to be kept.
struct StopwatchesTests {
    @Test func nothingGetsInTheWayOfThePlainWatch() throws {
        for script in ["", "start +1s", "start +1s lap +2s stop"] {
            let plain = screen(of: try watches(script))
            let single = screen(of: try watch(script))
            #expect(plain.commands.starts(with: single.commands))
            #expect(plain.display == single.display && plain.grids == single.grids && plain.table == single.table)
            #expect(plain.title == single.title && plain.hint == single.hint && plain.entry == nil)
        }
    }

    @Test func eachWatchRunsOnItsOwn() throws {
        let two = try watches("start +5s new-watch +1s start +2s lap +1s watch-1 stop +3s")
        #expect(two.watches.map { $0.name } == ["", "Watch 2"])
        #expect(two.watches.map { $0.watch.face } == ["0:09.00", "0:06.00"])
        #expect(two.watches.map { $0.watch.isRunning } == [false, true])
        #expect(two.selection == 0)
    }

    @Test func allAtOnce() throws {
        let all = try watches("new-watch new-watch start +1s start-all +2s stop-all +5s")
        #expect(all.watches.map { $0.watch.face } == ["0:02.00", "0:02.00", "0:03.00"])
        #expect(!all.isAnyRunning)
        #expect(all.unsaved.map { $0.pressed?.watch } == ["Watch 3", "", "Watch 2", "", "Watch 2", "Watch 3"])
    }

    @Test func aWatchThatIsNotThereIsNotSelected() throws {
        #expect(try watches("watch-2 watch-9").selection == 0)
        for key in ["watch-0", "watch-10", "watch-", "watch-x"] {
            #expect(throws: SnapshotError.self) { try watches(key) }
        }
    }

    @Test func keysAndControls() throws {
        let screen = screen(of: try watches("start +65s new-watch"))
        #expect(screen.title == "Watch 2")
        #expect(screen.control(key: "1")?.label == "Stopwatch ▶ 1:05")
        #expect(screen.control(key: "2")?.label == "Watch 2 ■ 0:00")
        #expect(screen.control(id: "start-all")?.isEnabled == true)
        #expect(screen.control(id: "stop-all")?.isEnabled == true)
        for control in screen.controls { #expect(StopwatchesAction(.press(control.id, at: 0)) != nil) }
    }

    @Test func onlyWhatCountsIsToBeKept() throws {
        let unsaved = try watches("stop lap reset start start +1s stop stop undo redo redo").unsaved
        #expect(unsaved.map { $0.action?.press } == [.start, .stop, .undo, .redo])
        #expect(unsaved.map { $0.action?.reading } == [0, 1, 1, 1].map { $0 * 1_000_000_000 })
    }

    @Test func whatIsKeptIsNoLongerUnsaved() throws {
        var watches = try watches("start +1s lap lap")
        reduce(&watches, .told("Not kept: the disk is full."))
        #expect(screen(of: watches).hint == "Not kept: the disk is full.")
        reduce(&watches, .saved(2, ""))
        #expect(watches.unsaved.map { $0.action?.press } == [.lap])
        #expect(watches.notice.isEmpty)
        reduce(&watches, .saved(99, ""))
        #expect(watches.unsaved.isEmpty)
    }

    @Test func aStartAfterAResetBeginsASession() throws {
        let watches = try watches("start +1s reset start +2s")
        #expect(watches.unsaved.map { $0.pressed?.beginsSession } == [false, false, true])
        var undone = watches
        reduce(&undone, .selected(.undo(at: 0)))
        reduce(&undone, .selected(.undo(at: 0)))
        #expect(undone.selected.isFresh, "undo ends where the session began")
    }

    @Test func whatWasReadAnewHasWhatCouldNotBeKeptOnTop() throws {
        var watches = try watches("start +3s lap new-watch")
        let other = try watch("start +1s")
        reduce(
            &watches,
            .loaded([NamedStopwatch(name: "", watch: other)], Settings(precision: .tenths), .tick(at: 9_000_000_000)))
        #expect(watches.watches.count == 1, "the new watch was not kept")
        #expect(watches.selected.marks == [3_000_000_000])
        #expect(watches.selected.elapsed == 9_000_000_000)
        #expect(watches.selected.precision == .tenths)
    }

    @Test func precisionGoesRound() throws {
        let faces = try ["", "precision", "precision precision", "precision precision precision"].map {
            try watches("start +1.2345s lap " + $0).selected
        }
        #expect(faces.map { $0.face } == ["0:01.23", "0:01.234", "0:01.2", "0:01.23"])
        #expect(faces.map { $0.column(1) } == [["0:01.23"], ["0:01.234"], ["0:01.2"], ["0:01.23"]])
        for precision in Precision.allCases { #expect(Precision(named: precision.name) == precision) }
        #expect(Precision(named: "weeks") == nil)
    }

    @Test("The watches are the replay of what was to be kept", arguments: seeds)
    func replay(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var (watches, now) = (Stopwatches(), Int64(0))
        for _ in 0..<150 {
            now += Int64.random(in: 1...2_000_000_000, using: &random)
            reduce(&watches, action(at: now, &random))
        }
        reduce(&watches, .selected(.tick(at: now)))
        for watch in watches.watches {
            var events = watches.unsaved.compactMap { $0.pressed }.filter { $0.watch == watch.name }
            if let begin = events.lastIndex(where: { $0.beginsSession }) { events.removeFirst(begin) }
            let replayed = Stopwatch(replaying: events.map { $0.action } + [.tick(at: now)])
            #expect(replayed.elapsed == watch.watch.elapsed)
            #expect(replayed.finished == watch.watch.finished)
            #expect(replayed.canUndo == watch.watch.canUndo && replayed.canRedo == watch.watch.canRedo)
        }
    }

    private func action(at now: Int64, _ random: inout SeededRandom) -> StopwatchesAction {
        let presses: [Press] = [
            .startStop, .start, .stop, .lap, .lap, .reset, .undo, .redo, .deleteLap(0), .nameLap(1, "a"),
        ]
        let press = StopwatchAction(presses[Int.random(in: 0..<presses.count, using: &random)], at: now)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .all(press)
        case 1: return .select(Int.random(in: -1...3, using: &random))
        case 2: return Int.random(in: 0..<5, using: &random) == 0 ? .add : .selected(press)
        case 3: return .named("Anna", press)
        default: return .selected(press)
        }
    }
}
