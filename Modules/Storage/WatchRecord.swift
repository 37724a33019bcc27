import Screens
import StopwatchCore

/// A watch as it is kept: its present session, and what is known of it beside.
public struct WatchRecord: Equatable, Sendable {
    /// The present session; without presses if the watch was never used.
    public let session: StopwatchRecord
    /// What the plain watch is called on the screen; else empty.
    public let title: Text
    /// The time to reach, in nanoseconds; nil if there is none.
    public let target: Int64?

    /// The watch as if it had never been left.
    public func watch(at present: Moment, precision: Precision) -> NamedStopwatch {
        NamedStopwatch(
            name: session.watch, watch: session.stopwatch(at: present, precision: precision), givenTitle: title,
            target: target)
    }
}
