import Screens

/// A stopwatch as a value: what has been timed, the laps, and everything that can be undone.
///
/// All times are whole nanoseconds. Elapsed time is a difference of readings of the host's clock, never a count of
/// ticks, so it is right however late or seldom the ticks come. Sums that would leave the range of `Int64`
/// (292 years) stop at its end.
public struct Stopwatch: Equatable, Sendable {
    /// The last reading that the watch was told; only the running face depends on it.
    private(set) var clock = Reading(time: 0, asleep: 0)
    /// The time of the runs that were stopped.
    private(set) var banked: Int64 = 0
    /// Whether time runs.
    public private(set) var isRunning = false
    /// The reading at which it began to run or was stopped.
    private(set) var since = Reading(time: 0, asleep: 0)
    /// Whether this run stands still while the machine sleeps.
    public private(set) var pausesAsleep = false
    /// The finished laps and their rows.
    private(set) var laps: Laps
    /// Whether the machine was restarted while the watch ran, so that a part of the time comes from the wall clock.
    public internal(set) var isCarriedOver = false
    /// The changes that take back each press, the latest last.
    private var past: [Change] = []
    /// The changes that bring back each press undone, the latest undone last.
    private var future: [Change] = []

    /// A watch at 0, stopped, which shows times to this precision.
    public init(precision: Precision = .hundredths) {
        laps = Laps(precision: precision)
    }

    /// The watch after all of these actions, of whose laps the newest have rows. O(actions).
    public init(replaying actions: [StopwatchAction], precision: Precision = .hundredths) {
        self.init(precision: precision)
        laps.drawn = .none
        past.reserveCapacity(actions.count)
        laps.reserveCapacity(actions.count)
        for action in actions { reduce(&self, action) }
        laps.drawNewest()
    }

    /// Draws the rows that a replay has left for later. O(laps).
    public mutating func drawLaps() {
        if needsDrawing { laps.drawn = .all }
    }

    /// How finely times are shown; setting it draws all rows anew.
    public var precision: Precision {
        get { laps.precision }
        set { laps.precision = newValue }
    }
    /// The last reading of the clock that the watch was told.
    public var now: Int64 { clock.time }
    /// The elapsed time at the last reading.
    public var elapsed: Int64 { elapsed(at: clock) }
    /// The finished laps, oldest first.
    public var finished: [Lap] { laps.finished }
    /// The elapsed time at the end of each finished lap, oldest first, never falling. O(laps).
    public var marks: [Int64] { finished.map { $0.mark } }
    /// Whether nothing has been timed since the beginning or the last reset.
    public var isFresh: Bool { banked == 0 && !isRunning && finished.isEmpty }
    /// Whether there are laps that have no row yet.
    var needsDrawing: Bool { laps.drawn != .all }
    /// Whether there is a press to take back.
    public var canUndo: Bool { !past.isEmpty }
    /// Whether there is an undone press to bring back.
    public var canRedo: Bool { !future.isEmpty }

    /// The elapsed time at a reading. One that is older than the last start or lap can only come from a clock that
    /// went back: the last good reading stands for it.
    func elapsed(at reading: Reading) -> Int64 {
        let least = max(banked, finished.last?.mark ?? 0)
        guard isRunning else { return least }
        let time = banked.plus(run(until: reading))
        return time >= least ? time : max(least, banked.plus(run(until: clock)))
    }

    /// How long the present run is at a reading, without the sleep in it if the run stands still meanwhile.
    private func run(until reading: Reading) -> Int64 {
        let run = reading.time.minus(since.time)
        return pausesAsleep ? run.minus(max(0, reading.asleep.minus(since.asleep))) : run
    }
}

extension Stopwatch {
    /// Takes note of the clock. While time runs, the face never goes back: an older reading is ignored.
    mutating func hear(_ reading: Reading) {
        if !isRunning || reading.time >= clock.time { clock = reading }
    }

    /// A change that changes nothing yet.
    var unchanged: Change {
        Change(
            banked: banked, isRunning: isRunning, since: since, pausesAsleep: pausesAsleep, kept: finished.count)
    }

    /// Makes a change that can be undone. O(1) for a press, O(laps) where laps come back or go.
    mutating func perform(_ change: Change) {
        past.append(apply(change))
        future = []
    }

    /// Takes back the latest press as if it had never happened; without one, changes nothing.
    mutating func undo() {
        if let change = past.popLast() { future.append(apply(change)) }
    }

    /// Brings back the press undone last; without one, changes nothing.
    mutating func redo() {
        if let change = future.popLast() { past.append(apply(change)) }
    }

    /// Makes a change and returns the one that takes it back.
    private mutating func apply(_ change: Change) -> Change {
        var inverse = unchanged
        inverse.kept = change.kept
        inverse.laps = Array(finished[change.kept...])
        banked = change.banked
        pausesAsleep = change.pausesAsleep
        isRunning = change.isRunning
        since = change.since
        laps.replace(from: change.kept, with: change.laps)
        return inverse
    }
}
