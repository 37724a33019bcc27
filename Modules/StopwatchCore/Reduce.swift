/// Changes the watch by an action. A press that changes nothing leaves nothing to undo.
public func reduce(_ watch: inout Stopwatch, _ action: StopwatchAction) {
    watch.hear(action.reading)
    switch action {
    case .startStop(let reading) where watch.isRunning: watch.stop(at: reading)
    case .startStop(let reading), .start(let reading): watch.start(at: reading)
    case .stop(let reading): watch.stop(at: reading)
    case .lap(let reading): watch.lap(at: reading)
    case .reset: watch.reset()
    case .undo: watch.undo()
    case .redo: watch.redo()
    case .tick: break
    }
}

/// The watch after an action.
public func reduce(_ watch: Stopwatch, _ action: StopwatchAction) -> Stopwatch {
    var watch = watch
    reduce(&watch, action)
    return watch
}

extension Stopwatch {
    fileprivate mutating func start(at reading: Int64) {
        guard !isRunning else { return }
        perform(Change(banked: banked, runningSince: reading, kept: marks.count, marks: []))
    }

    fileprivate mutating func stop(at reading: Int64) {
        guard isRunning else { return }
        perform(Change(banked: elapsed(at: reading), runningSince: nil, kept: marks.count, marks: []))
    }

    fileprivate mutating func lap(at reading: Int64) {
        guard isRunning else { return }
        perform(
            Change(
                banked: banked, runningSince: runningSince, kept: marks.count, marks: [elapsed(at: reading)]))
    }

    fileprivate mutating func reset() {
        guard !isFresh else { return }
        perform(Change(banked: 0, runningSince: nil, kept: 0, marks: []))
    }
}
