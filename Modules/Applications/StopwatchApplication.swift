import Screens
import StopwatchCore

/// The stopwatch, with what is kept of it; on leaving a terminal it says its time and laps.
public func stopwatchApplication(keptBy keeper: Keeper = Keeper()) -> Application<Stopwatches, StopwatchesAction> {
    Application(
        begin: { keeper.watches() }, update: reduce, screen: screen(of:), action: { StopwatchesAction($0) },
        words: actions,
        loops: { host in
            [
                keeper.saving(), keeper.savingPrecision(), keeper.following(host),
                ticking(host.time, every: host.frame),
            ]
        },
        farewell: { watches, reading in finalReport(of: reduce(watches.selected, .tick(at: reading))) })
}

/// What a word of plain text does to the watches.
private func actions(of word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [StopwatchesAction] {
    if word.text == "status" { return [.selected(.tick(at: reading))] }
    guard let action = StopwatchesAction(.press(word.text, at: reading)) else {
        throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
    }
    return [action]
}
