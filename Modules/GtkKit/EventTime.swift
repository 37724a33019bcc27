import CGtk
import HostKit

/// The moment of an event by the host's clock, whatever the delay in handling it.
public enum EventTime {
    /// The reading now.
    public static var now: Int64 { Clock.now() }

    /// The reading at an event that GTK dates `milliseconds`.
    ///
    /// X11 on this machine and Wayland date events by the monotonic clock in milliseconds, cut to 32 bits.
    static func reading(of milliseconds: UInt32) -> Int64 {
        let age = age(of: milliseconds, at: Int64(g_get_monotonic_time()) * 1000)
        return Clock.now() - age
    }

    /// How old an event is, in nanoseconds, at a reading of the monotonic clock in nanoseconds.
    ///
    /// 0 where the event has no date (0), or one that is not of the last ten seconds and so of another clock.
    public static func age(of milliseconds: UInt32, at monotonic: Int64) -> Int64 {
        let cycle: Int64 = (1 << 32) * 1_000_000
        let age = (monotonic - Int64(milliseconds) * 1_000_000) % cycle
        return milliseconds == 0 || !(0...10_000_000_000).contains(age) ? 0 : age
    }
}
