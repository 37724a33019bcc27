/// A step from one state of the watch to another: what it becomes, and its laps as a difference, so that ten
/// thousand laps can be undone one by one without ten thousand copies of the list.
struct Change: Equatable, Sendable {
    /// The time of the runs that were stopped.
    var banked: Int64
    /// Whether time runs.
    var isRunning: Bool
    /// The reading at which it began to run or was stopped.
    var since: Reading
    /// Whether this run stands still while the machine sleeps.
    var pausesAsleep: Bool
    /// How many of the present laps stay.
    var kept: Int
    /// The laps that follow those.
    var laps: [Lap] = []
}
