import StopwatchCore

/// A stopwatch so simple that it is plainly right: it keeps every press that counted and works out everything from
/// the beginning each time it is asked.
struct Model {
    enum Press: CaseIterable { case start, stop, lap, reset }

    private var presses: [(press: Press, at: Int64)] = []
    private var undone: [(press: Press, at: Int64)] = []

    /// The watch at a reading, summed over its running intervals.
    func state(at now: Int64) -> (elapsed: Int64, marks: [Int64], isRunning: Bool) {
        var elapsed: Int64 = 0
        var marks: [Int64] = []
        var start: Int64?
        for (press, reading) in presses {
            switch press {
            case .start: start = reading
            case .stop:
                elapsed += reading - (start ?? reading)
                start = nil
            case .lap: marks.append(elapsed + reading - (start ?? reading))
            case .reset: (elapsed, marks, start) = (0, [], nil)
            }
        }
        return (elapsed + (start.map { now - $0 } ?? 0), marks, start != nil)
    }

    mutating func press(_ press: Press, at now: Int64) {
        let state = state(at: now)
        let counts =
            switch press {
            case .start: !state.isRunning
            case .stop, .lap: state.isRunning
            case .reset: state.isRunning || state.elapsed > 0 || !state.marks.isEmpty
            }
        guard counts else { return }
        presses.append((press, now))
        undone = []
    }

    mutating func undo() {
        if let last = presses.popLast() { undone.append(last) }
    }

    mutating func redo() {
        if let last = undone.popLast() { presses.append(last) }
    }
}
