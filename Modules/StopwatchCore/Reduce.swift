import Screens

/// Changes the watch by an action. A press that changes nothing leaves nothing to undo.
public func reduce(_ watch: inout Stopwatch, _ action: StopwatchAction) {
    watch.hear(action.clock)
    if let press = watch.counting(action.press) { watch.perform(press, at: action.clock) }
}

/// The watch after an action.
public func reduce(_ watch: Stopwatch, _ action: StopwatchAction) -> Stopwatch {
    var watch = watch
    reduce(&watch, action)
    return watch
}

extension Stopwatch {
    /// The press as it counts now: start or stop for the button that is both; nil for one that changes nothing.
    public func counting(_ press: Press) -> Press? {
        switch press {
        case .startStop: isRunning ? .stop : .start
        case .start, .startAwake: isRunning ? nil : press
        case .stop, .lap, .carryOver: isRunning ? press : nil
        case .reset: isFresh ? nil : press
        case .reopen: isFresh && canUndo ? press : nil
        case .undo: canUndo ? press : nil
        case .redo: canRedo ? press : nil
        case .nameLap(let lap, let name): hasLap(lap) && finished[lap].name != name ? press : nil
        case .noteLap(let lap, let note): hasLap(lap) && finished[lap].note != note ? press : nil
        case .deleteLap(let lap): hasLap(lap) ? press : nil
        case .tick: nil
        }
    }

    private func hasLap(_ lap: Int) -> Bool {
        finished.indices.contains(lap)
    }

    /// Does what counts.
    fileprivate mutating func perform(_ press: Press, at reading: Reading) {
        switch press {
        case .start: start(at: reading, pausesAsleep: false)
        case .startAwake: start(at: reading, pausesAsleep: true)
        case .stop: stop(at: reading)
        case .lap: replaceLaps(from: finished.count, with: [Lap(mark: elapsed(at: reading), reading: reading.time)])
        case .reset: reset(at: reading)
        case .reopen: reopen()
        case .undo: undo()
        case .redo: redo()
        case .nameLap(let lap, let name): edit(lap) { $0.name = name }
        case .noteLap(let lap, let note): edit(lap) { $0.note = note }
        case .deleteLap(let lap): replaceLaps(from: lap, with: Array(finished[(lap + 1)...]))
        case .carryOver: isCarriedOver = true
        case .startStop, .tick: break
        }
    }

    private mutating func start(at reading: Reading, pausesAsleep: Bool) {
        if isFresh { isCarriedOver = false }
        var change = unchanged
        (change.isRunning, change.since, change.pausesAsleep) = (true, reading, pausesAsleep)
        perform(change)
    }

    private mutating func stop(at reading: Reading) {
        var change = unchanged
        (change.banked, change.isRunning, change.since) = (elapsed(at: reading), false, reading)
        perform(change)
    }

    private mutating func reset(at reading: Reading) {
        perform(Change(banked: 0, isRunning: false, since: reading, pausesAsleep: false, kept: 0))
    }

    /// Takes the reset back. A watch that ran then is stopped where it was reset.
    private mutating func reopen() {
        let end = since
        undo()
        if isRunning { stop(at: end) }
    }

    private mutating func replaceLaps(from kept: Int, with laps: [Lap]) {
        var change = unchanged
        (change.kept, change.laps) = (kept, laps)
        perform(change)
    }

    private mutating func edit(_ lap: Int, _ body: (inout Lap) -> Void) {
        var laps = Array(finished[lap...])
        body(&laps[0])
        replaceLaps(from: lap, with: laps)
    }
}
