import Screens
import StopwatchCore

/// The words that the stopwatch follows where there is no terminal.
enum StopwatchWords {
    /// What a word does at a reading of the clock.
    static func actions(_ word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [StopwatchAction] {
        if word.text == "status" { return [.tick(at: reading)] }
        guard let action = StopwatchAction(.press(word.text, at: reading)) else {
            throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
        }
        return [action]
    }
}
