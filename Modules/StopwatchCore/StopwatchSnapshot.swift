import Screens

/// The screen after a script of keys, as `tally snapshot stopwatch` prints it.
///
/// The keys are `start`, `stop`, `lap`, `reset`, `undo`, `redo`, the controls' identifiers, `name-lap:2:Anna`,
/// `note-lap:2:windy` and `delete-lap:2` with the number of a lap, `type:TEXT` for the text of the entry, `row:2` to select a
/// row, `+DURATION` to let time pass, such as `+1.5s`, `+59950ms` or `+2h17m45s`, and `sleep+DURATION` for time that the
/// machine sleeps. The clock begins at 0. Throws at the first key that cannot be followed.
/// O(length of the script + size of the screen), but for undone laps.
public func stopwatchSnapshot(
    keys script: Text, format: SnapshotFormat, precision: Precision = .hundredths
) throws(SnapshotError) -> Text {
    screen(of: try stopwatches(after: script, precision: precision)).snapshot(as: format)
}

/// The watches after a script of keys; see `stopwatchSnapshot`.
public func stopwatches(
    after script: Text, precision: Precision = .hundredths
) throws(SnapshotError) -> Stopwatches {
    var watches = Stopwatches(settings: Settings(precision: precision))
    for key in SnapshotKey.keys(of: script) {
        reduce(&watches, try action(of: key, now: watches.now, asleep: watches.asleep))
    }
    return watches
}

/// The one watch after a script of keys that concern one watch; see `stopwatchSnapshot`.
public func stopwatch(after script: Text, precision: Precision = .hundredths) throws(SnapshotError) -> Stopwatch {
    var watch = Stopwatch(precision: precision)
    for key in SnapshotKey.keys(of: script) {
        guard case .selected(let action) = try action(of: key, now: watch.now, asleep: watch.clock.asleep) else {
            throw SnapshotError(key, "this key concerns several watches")
        }
        reduce(&watch, action)
    }
    return watch
}

/// What a key of a script does at these readings of the clock.
private func action(of key: SnapshotKey, now: Int64, asleep: Int64) throws(SnapshotError) -> StopwatchesAction {
    if let input = UserInput(script: key.text, at: now), let action = StopwatchesAction(input, asleep: asleep) {
        return action
    }
    if let press = Press(script: key.text) { return .selected(StopwatchAction(press, at: now, asleep: asleep)) }
    let sleep = Array("sleep+".utf8)
    let sleeps = key.text.utf8.starts(with: sleep)
    guard sleeps || key.text.utf8.first == 0x2B else { throw SnapshotError(key, "this key is not known") }
    guard let parts = DurationParts(key.text.utf8.dropFirst(sleeps ? sleep.count : 1)) else {
        throw SnapshotError(key, "a duration is written like +1.5s, +59950ms or +2h17m45s")
    }
    guard let nanoseconds = parts.nanoseconds, let reading = now.exactly(plus: nanoseconds) else {
        throw SnapshotError(key, "a duration is in whole nanoseconds, and 292 years at most")
    }
    return .selected(StopwatchAction(.tick, at: reading, asleep: sleeps ? asleep.plus(nanoseconds) : asleep))
}

extension UserInput {
    /// An input as a script spells it: a control's identifier, `type:TEXT`, or `row:2` with the number of a row from 1.
    fileprivate init?(script: Text, at reading: Int64) {
        let fields = script.utf8.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
        let word = Text(utf8: Array(fields[0]))
        if fields.count == 1 {
            self = .press(script, at: reading)
        } else if word == "type" {
            self = .type(Text(utf8: Array(fields[1])))
        } else if word == "row", let row = Int(decimal: fields[1]), row > 0 {
            self = .selectRow(row - 1)
        } else {
            return nil
        }
    }
}

extension Press {
    /// A press that concerns one lap, as a script spells it: `name-lap:2:Anna`, laps counted from 1.
    fileprivate init?(script: Text) {
        let fields = script.utf8.split(separator: 0x3A, maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count > 1, let lap = Int(decimal: fields[1]), lap > 0 else { return nil }
        self.init(
            name: Text(utf8: Array(fields[0])), lap: lap - 1,
            words: Text(utf8: fields.count > 2 ? Array(fields[2]) : []))
    }
}

extension Int {
    /// A whole number of at most nine decimal digits.
    fileprivate init?(decimal digits: ArraySlice<UInt8>) {
        guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        self = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
}
