import Screens
import StopwatchCore

/// The stopwatch; on leaving a terminal it says its time and laps.
public func stopwatchApplication() -> Application<Stopwatch, StopwatchAction> {
    Application(
        state: Stopwatch(), update: reduce, screen: screen(of:), action: { StopwatchAction($0) },
        words: actions, loops: { time, frame in [ticking(time, every: frame)] },
        farewell: { watch, reading in finalReport(of: reduce(watch, .tick(at: reading))) })
}

/// What a word of plain text does to the stopwatch.
private func actions(of word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [StopwatchAction] {
    if word.text == "status" { return [.tick(at: reading)] }
    guard let action = StopwatchAction(.press(word.text, at: reading)) else {
        throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
    }
    return [action]
}
