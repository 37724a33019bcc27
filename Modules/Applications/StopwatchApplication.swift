import Screens
import StopwatchCore

/// The stopwatch, with what is kept of it; on leaving a terminal it says its time and laps.
public func stopwatchApplication(keptBy keeper: Keeper = Keeper()) -> Application<Stopwatches, StopwatchesAction> {
    Application(
        begin: { keeper.watches() }, update: reduce, screen: screen(of:), action: { StopwatchesAction($0) },
        words: { _, word, reading throws(SnapshotError) in try actions(of: word, at: reading) },
        loops: { host in
            [
                keeper.saving(), keeper.savingPrecision(), keeper.following(host),
                ticking(host.time, every: host.frame),
            ]
        },
        document: Document(name: "laps", fileName: "laps.csv", text: laps), settings: keeper,
        farewell: { watches, reading in finalReport(of: reduce(watches.selected, .tick(at: reading))) })
}

/// The laps of the selected watch as a file of this ending is written; as CSV for one that is not known.
private func laps(of watches: Stopwatches, ending: String) -> Text {
    let present = Moment.now
    var watch = watches.watches[watches.selection]
    watch.tick(at: present.reading)
    return watch.export(as: ExportFormat(named: Text(ending)) ?? .csv, wall: present.wall - present.reading)
}

/// What a word of plain text does to the watches.
private func actions(of word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [StopwatchesAction] {
    if word.text == "status" { return [.selected(.tick(at: reading))] }
    guard let action = StopwatchesAction(.press(word.text, at: reading)) else {
        throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
    }
    return [action]
}
