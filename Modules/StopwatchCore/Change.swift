/// A step from one state of the watch to another: what it becomes, and its laps as a difference, so that ten
/// thousand laps can be undone one by one without ten thousand copies of the list.
struct Change: Equatable, Sendable {
    /// The time of the runs that were stopped.
    let banked: Int64
    /// Whether time runs.
    let isRunning: Bool
    /// The reading at which it began to run or was stopped.
    let since: Int64
    /// How many of the present laps stay.
    let kept: Int
    /// The laps that follow those.
    let laps: [Lap]
}
