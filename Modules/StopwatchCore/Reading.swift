/// What the clocks of the host read at one moment, in nanoseconds.
struct Reading: Equatable, Sendable {
    /// The time since the machine was started, sleep included.
    let time: Int64
    /// How much of that the machine slept.
    let asleep: Int64
}
