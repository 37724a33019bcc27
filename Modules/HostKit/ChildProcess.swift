import Glibc

/// A command that is run to its end.
public enum ChildProcess {
    /// What came of a command.
    public struct Outcome: Equatable, Sendable {
        /// The status it ended with; 128 and the number of the signal that ended it.
        public let status: Int32
        /// The processor time of the command itself, in nanoseconds, its own children included.
        public let user: Int64
        /// The processor time of the kernel on its behalf, in nanoseconds.
        public let system: Int64
    }

    /// Why a command could not be run.
    public struct Failure: Error, Equatable, Sendable {
        /// What is wrong, in words.
        public let message: String
    }

    /// Runs a command with the streams of this process, and waits for its end. The first word is looked for along
    /// `PATH`. Ctrl-C is for the command, as it is for one that a shell runs.
    public static func run(_ command: [String]) throws(Failure) -> Outcome {
        let previous = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
        defer {
            signal(SIGINT, previous.0)
            signal(SIGQUIT, previous.1)
        }
        let process = try spawn(command)
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        return Outcome(
            status: exitStatus(status), user: nanoseconds(usage.ru_utime), system: nanoseconds(usage.ru_stime))
    }

    private static func spawn(_ command: [String]) throws(Failure) -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (defaults, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&defaults)
        sigemptyset(&blocked)
        for number in [SIGINT, SIGQUIT] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let words = command.map { strdup($0) }
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, command.first ?? "", nil, &attributes, words + [nil], environ)
        guard code == 0 else {
            throw Failure(message: "\(command.first ?? ""): \(String(cString: strerror(code)))")
        }
        return process
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    private static func nanoseconds(_ time: timeval) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_usec) * 1000
    }
}
