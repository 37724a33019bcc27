import Glibc

/// Ends the process by a signal, so that the parent sees the same status as if it had never been caught.
public func endProcess(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
    exit(128 + signal)
}

/// Ends the process with status 1, having said on standard error what failed and why.
func endProcess(saying failure: String, after code: Int32) -> Never {
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? "tally"
    OutputStream.error.write("\(name): \(failure): \(String(cString: strerror(code)))\n")
    exit(1)
}

/// The value of an environment variable; nil where it is not set.
public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
