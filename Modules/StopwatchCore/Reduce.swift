import Screens

/// Changes the watch by an action. A press that changes nothing leaves nothing to undo.
public func reduce(_ watch: inout Stopwatch, _ action: StopwatchAction) {
    watch.hear(action.reading)
    if let press = watch.counting(action.press) { watch.perform(press, at: action.reading) }
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
        case .start: isRunning ? nil : press
        case .stop, .lap, .carryOver: isRunning ? press : nil
        case .reset: isFresh ? nil : press
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
    fileprivate mutating func perform(_ press: Press, at reading: Int64) {
        switch press {
        case .start: start(at: reading)
        case .stop: turn(on: false, at: reading)
        case .lap: replaceLaps(from: finished.count, with: [Lap(mark: elapsed(at: reading), reading: reading)])
        case .reset: perform(Change(banked: 0, isRunning: false, since: reading, kept: 0, laps: []))
        case .undo: undo()
        case .redo: redo()
        case .nameLap(let lap, let name): edit(lap) { $0.name = name }
        case .noteLap(let lap, let note): edit(lap) { $0.note = note }
        case .deleteLap(let lap): replaceLaps(from: lap, with: Array(finished[(lap + 1)...]))
        case .carryOver: isCarriedOver = true
        case .startStop, .tick: break
        }
    }

    private mutating func start(at reading: Int64) {
        if isFresh { isCarriedOver = false }
        turn(on: true, at: reading)
    }

    private mutating func turn(on isRunning: Bool, at reading: Int64) {
        let banked = isRunning ? banked : elapsed(at: reading)
        perform(Change(banked: banked, isRunning: isRunning, since: reading, kept: finished.count, laps: []))
    }

    private mutating func replaceLaps(from kept: Int, with laps: [Lap]) {
        perform(Change(banked: banked, isRunning: isRunning, since: since, kept: kept, laps: laps))
    }

    private mutating func edit(_ lap: Int, _ body: (inout Lap) -> Void) {
        var laps = Array(finished[lap...])
        body(&laps[0])
        replaceLaps(from: lap, with: laps)
    }
}
