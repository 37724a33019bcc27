import Screens

/// What happened to a stopwatch, with the reading of the host's clock in nanoseconds.
///
/// The reading of a press is that of the key or pointer event, so it may be older than a tick handled before it.
public struct StopwatchAction: Equatable, Sendable {
    /// What was done.
    public let press: Press
    /// The reading of the clock.
    public let reading: Int64
    /// How much of the time since the machine was started it slept, in nanoseconds: 0 where that is of no interest.
    public let asleep: Int64

    /// A press at a reading.
    public init(_ press: Press, at reading: Int64, asleep: Int64 = 0) {
        self.press = press
        self.reading = reading
        self.asleep = asleep
    }

    /// Both readings.
    var clock: Reading { Reading(time: reading, asleep: asleep) }

    /// The one button was pressed.
    public static func startStop(at reading: Int64) -> Self { Self(.startStop, at: reading) }
    /// The watch was started.
    public static func start(at reading: Int64) -> Self { Self(.start, at: reading) }
    /// The watch was stopped.
    public static func stop(at reading: Int64) -> Self { Self(.stop, at: reading) }
    /// A lap was marked.
    public static func lap(at reading: Int64) -> Self { Self(.lap, at: reading) }
    /// The watch was reset.
    public static func reset(at reading: Int64) -> Self { Self(.reset, at: reading) }
    /// The last press was taken back.
    public static func undo(at reading: Int64) -> Self { Self(.undo, at: reading) }
    /// The press undone last was brought back.
    public static func redo(at reading: Int64) -> Self { Self(.redo, at: reading) }
    /// Time went by.
    public static func tick(at reading: Int64) -> Self { Self(.tick, at: reading) }
}
