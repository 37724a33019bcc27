import Glibc

/// A terminal that a person types on, opened anew so that reading it never waits.
///
/// Ctrl-C makes the kernel throw away what was typed, even after `poll` has said that it is there. A read that waits
/// would then sleep, with the signal unheard, until the next line. `O_NONBLOCK` prevents that, but it belongs to the
/// open file, which the shell and its other programs share; hence an open file of its own.
public final class TerminalInput {
    /// The descriptor to watch.
    public let descriptor: Int32

    /// The terminal behind a stream.
    public init(of stream: InputStream = .standard) {
        descriptor = TerminalInput.reopen(stream.descriptor)
    }

    deinit {
        close(descriptor)
    }

    /// The bytes that are there, at most 64 KiB; nil where there are none now, empty at the end.
    public func read() -> [UInt8]? {
        InputStream(descriptor: descriptor).readWhatIsThere()
    }

    /// By `/dev/tty` where the terminal belongs to another user, as after `su`. Where neither can be opened, the terminal
    /// is not the one whose Ctrl-C reaches the process, and its own open file does no harm.
    private static func reopen(_ descriptor: Int32) -> Int32 {
        var names = ["/proc/self/fd/\(descriptor)"]
        if tcgetsid(descriptor) != -1 { names.append("/dev/tty") }
        for name in names {
            let opened = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if opened != -1 { return opened }
        }
        return dup(descriptor)
    }
}
