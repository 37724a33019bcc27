import Glibc

/// The clocks that every reading in the program comes from.
public enum Clock {
    /// Nanoseconds since the machine was started, sleep included (`CLOCK_BOOTTIME`).
    ///
    /// It never goes back, and setting the date does not touch it.
    public static func now() -> Int64 {
        reading(of: CLOCK_BOOTTIME)
    }

    /// Nanoseconds since the beginning of 1970 by the wall clock (`CLOCK_REALTIME`), which anyone may set.
    public static func wall() -> Int64 {
        reading(of: CLOCK_REALTIME)
    }

    /// The date of the day where the user is.
    public static func today() -> (year: Int, month: Int, day: Int) {
        var seconds = time(nil)
        var date = tm()
        localtime_r(&seconds, &date)
        return (Int(date.tm_year) + 1900, Int(date.tm_mon) + 1, Int(date.tm_mday))
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
