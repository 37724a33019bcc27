import Glibc

/// The clocks that every reading in the program comes from.
public enum Clock {
    /// Nanoseconds since the machine was started, sleep included (`CLOCK_BOOTTIME`).
    ///
    /// It never goes back, and setting the date does not touch it.
    public static func now() -> Int64 {
        reading(of: CLOCK_BOOTTIME)
    }

    /// About how many nanoseconds of `now()` the machine slept: what `CLOCK_MONOTONIC`, which stands still meanwhile, is
    /// behind. The two are read one after the other, so it is true to some nanoseconds, seldom to some microseconds.
    public static func asleep() -> Int64 {
        var best: (width: Int64, asleep: Int64) = (.max, 0)
        for _ in 0..<10 where best.width > 1000 {
            let before = reading(of: CLOCK_MONOTONIC)
            let now = reading(of: CLOCK_BOOTTIME)
            let width = reading(of: CLOCK_MONOTONIC) - before
            if width < best.width { best = (width, now - before - width / 2) }
        }
        return best.asleep
    }

    /// Nanoseconds since the beginning of 1970 by the wall clock (`CLOCK_REALTIME`), which anyone may set.
    public static func wall() -> Int64 {
        reading(of: CLOCK_REALTIME)
    }

    /// What a clock on the wall shows here at a moment, both in nanoseconds since the beginning of 1970, the moment by UTC.
    public static func local(_ wall: Int64) -> Int64 {
        var seconds = time_t(wall / 1_000_000_000)
        var fields = tm()
        return localtime_r(&seconds, &fields) == nil ? wall : wall &+ Int64(fields.tm_gmtoff) * 1_000_000_000
    }

    /// What the kernel calls this run of the machine: readings of `now()` can be compared within it. Empty where the
    /// kernel does not say.
    public static let boot: String = {
        let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        let bytes = InputStream(descriptor: descriptor).read()
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }()

    private static func reading(of clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
