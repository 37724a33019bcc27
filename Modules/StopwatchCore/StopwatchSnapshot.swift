import Screens

/// The screen after a script of keys, as `tally snapshot stopwatch` prints it.
///
/// The keys are `start`, `stop`, `lap`, `reset`, `undo`, `redo`, the controls' identifiers, and `+DURATION` to let
/// time pass, such as `+1.5s`, `+59950ms` or `+2h17m45s`. The clock begins at 0. Throws at the first key that cannot
/// be followed. O(length of the script + size of the screen), but for undone laps.
public func stopwatchSnapshot(
    keys script: Text, format: SnapshotFormat, precision: Precision = .hundredths
) throws(SnapshotError) -> Text {
    screen(of: try stopwatch(after: script, precision: precision)).snapshot(as: format)
}

/// The watch after a script of keys; see `stopwatchSnapshot`.
public func stopwatch(after script: Text, precision: Precision = .hundredths) throws(SnapshotError) -> Stopwatch {
    var watch = Stopwatch(precision: precision)
    for key in SnapshotKey.keys(of: script) {
        reduce(&watch, try action(of: key, now: watch.now))
    }
    return watch
}

/// What a key of a script does at this reading of the clock.
private func action(of key: SnapshotKey, now: Int64) throws(SnapshotError) -> StopwatchAction {
    if let action = StopwatchAction(named: key.text, at: now) { return action }
    guard key.text.utf8.first == 0x2B else { throw SnapshotError(key, "this key is not known") }
    guard let parts = DurationParts(key.text.utf8.dropFirst()) else {
        throw SnapshotError(key, "a duration is written like +1.5s, +59950ms or +2h17m45s")
    }
    guard let nanoseconds = parts.nanoseconds, let reading = now.exactly(plus: nanoseconds) else {
        throw SnapshotError(key, "a duration is in whole nanoseconds, and 292 years at most")
    }
    return .tick(at: reading)
}
