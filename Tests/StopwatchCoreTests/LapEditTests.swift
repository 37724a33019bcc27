import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Names and notes of laps, and laps taken away.
struct LapEditTests {
    static let three = "start +1s lap +2s lap +4s lap +1s "

    @Test func namesAndNotes() throws {
        let named = try watch(Self.three + "name-lap:2:Anna note-lap:3:windy")
        #expect(named.finished.map { $0.name } == ["", "Anna", ""])
        #expect(named.finished.map { $0.note } == ["", "", "windy"])
        #expect(named.column(5) == ["", "", "Anna", ""])
        #expect(named.column(6) == ["", "windy", "", ""])
        let columns = screen(of: named).table?.columns.map { $0.id }
        #expect(columns == ["number", "lap", "to-best", "to-previous", "total", "name", "note"])
    }

    @Test func withoutWordsThereIsNoColumnForThem() throws {
        let watches = try [Self.three, Self.three + "name-lap:2:Anna name-lap:2:", Self.three + "name-lap:2:Anna undo"]
            .map { try watch($0) }
        for watch in watches {
            #expect(screen(of: watch).table?.columns.count == 5)
            #expect(watch.rows.allSatisfy { $0.cells.count == 5 })
        }
    }

    @Test func aDeletedLapBecomesPartOfTheNext() throws {
        let deleted = try watch(Self.three + "delete-lap:2")
        #expect(deleted.column(1) == ["0:01.00", "0:06.00", "0:01.00"])
        #expect(deleted.face == "0:08.00", "the total stays")
        let last = try watch(Self.three + "delete-lap:3")
        #expect(last.column(1) == ["0:05.00", "0:02.00", "0:01.00"], "the last one becomes part of the open lap")
    }

    @Test(arguments: ["name-lap:2:Anna", "note-lap:1:x", "delete-lap:1", "delete-lap:3", "name-lap:3:z delete-lap:3"])
    func undoAndRedo(edits: String) throws {
        let count = edits.split(separator: " ").count
        let undo = String(repeating: " undo", count: count)
        let redo = String(repeating: " redo", count: count)
        #expect(try watch(Self.three + edits + undo).rows == watch(Self.three).rows)
        #expect(try watch(Self.three + edits + undo + redo).rows == watch(Self.three + edits).rows)
    }

    @Test(arguments: ["name-lap:4:x", "delete-lap:9", "note-lap:4:x", "name-lap:1:", "note-lap:2:"])
    func whatChangesNothingLeavesNothingToUndo(edit: String) throws {
        #expect(try watch(Self.three + edit) == watch(Self.three))
    }

    @Test(arguments: [
        "name-lap", "name-lap:x:y", "name-lap:0:y", "delete-lap:", "delete-lap:1234567890", "start:1", "lap:2:x",
    ])
    func noPress(key: String) {
        #expect(throws: SnapshotError.self) { try watch(key) }
    }

    @Test func everyPressIsReadBackFromItsRecord() {
        let presses: [Press] = [
            .startStop, .start, .stop, .lap, .reset, .undo, .redo, .nameLap(0, "a"), .noteLap(7, ""), .deleteLap(3),
            .carryOver,
        ]
        for press in presses {
            let record = press.record
            #expect(Press(name: record.name, lap: record.lap, words: record.words) == press)
        }
        #expect(Press(name: "tick", lap: nil, words: "") == nil)
        #expect(Press(name: "name-lap", lap: nil, words: "") == nil)
    }

    @Test("Rows drawn once after many presses are those drawn press by press", arguments: seeds)
    func replay(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var (watch, actions, now) = (Stopwatch(), [StopwatchAction](), Int64(0))
        for _ in 0..<200 {
            now += Int64.random(in: 0...2_000_000_000, using: &random)
            let lap = Int.random(in: -1...10, using: &random)
            let presses: [Press] = [
                .start, .stop, .lap, .lap, .lap, .undo, .redo, .startStop, .nameLap(lap, "n"), .noteLap(lap, "m"),
                .deleteLap(lap), Int.random(in: 0...9, using: &random) == 0 ? .reset : .lap, .carryOver, .tick,
            ]
            let action = StopwatchAction(presses[Int.random(in: 0..<presses.count, using: &random)], at: now)
            actions.append(action)
            reduce(&watch, action)
            #expect(zip(watch.marks, watch.marks.dropFirst()).allSatisfy { $0 <= $1 })
        }
        var replayed = Stopwatch(replaying: actions)
        replayed.drawLaps()
        let isSame = replayed == watch  // A failure that shows both would be too long to read.
        #expect(isSame)
    }

    @Test func ofTenThousandLapsOneMoreIsCheap() {
        var actions = [StopwatchAction.start(at: 0)]
        for lap in 1...10_000 { actions.append(.lap(at: Int64(lap) * 1_000_000_000 - Int64(lap) * Int64(lap))) }
        var watch = Stopwatch(replaying: actions)
        watch.drawLaps()
        #expect(watch.finished.count == 10_000)
        #expect(watch.rows.count == 10_000)
        #expect(watch.rows[0].cells[0] == "10000")
    }
}
