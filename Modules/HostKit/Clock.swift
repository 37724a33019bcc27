import Glibc

/// The clock that every reading in the program comes from.
public enum Clock {
    /// Nanoseconds since the machine was started, sleep included (`CLOCK_BOOTTIME`).
    ///
    /// It never goes back, and setting the date does not touch it.
    public static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
