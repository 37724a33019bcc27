/// A clock, and ticks by it. All times are whole nanoseconds of the host's clock.
///
/// Time is an input: actions carry their reading, and a tick only asks for a new picture. Elapsed time is a difference
/// of readings, never a count of ticks.
public struct TimeSource {
    @usableFromInline let read: () -> Int64
    @usableFromInline let makeTicks: (Int64) -> Signal<Int64>

    /// A time source. `ticks` makes a signal that gives the reading about every so many nanoseconds (more than 0),
    /// from one interval after subscribing until it is cancelled.
    @inlinable
    public init(now: @escaping () -> Int64, ticks: @escaping (_ every: Int64) -> Signal<Int64>) {
        read = now
        makeTicks = ticks
    }

    /// The reading of the clock, in nanoseconds.
    @inlinable
    public var now: Int64 { read() }

    /// The reading about every so many nanoseconds, more than 0; late ticks may be left out.
    @inlinable
    public func ticks(every nanoseconds: Int64) -> Signal<Int64> {
        makeTicks(nanoseconds)
    }
}
