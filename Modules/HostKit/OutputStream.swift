import Glibc

/// A stream of bytes that the process writes: standard output or standard error.
///
/// Nothing is held back: what was written is on its way when the call returns.
public struct OutputStream: Sendable {
    /// Where answers go.
    public static let output = OutputStream(descriptor: STDOUT_FILENO)
    /// Where errors go.
    public static let error = OutputStream(descriptor: STDERR_FILENO)

    /// The file descriptor.
    public let descriptor: Int32

    /// The stream of an open file descriptor.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether a person reads it on a terminal.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all the bytes, waiting where the reader is slow.
    ///
    /// When the reader has gone, the process ends as `ls` in `ls | head` does: silently, by `SIGPIPE`.
    /// Any other failure of standard output, such as a full disk, is told on standard error and ends the process
    /// with status 1, since an answer that is lost must not look like success.
    public func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { sent += count } else if !canGoOn(after: errno) { return }
        }
    }

    /// Writes a string as UTF-8, by the rules of `write(_:)`.
    public func write(_ string: String) {
        write(Array(string.utf8))
    }

    /// Whether writing can be tried again. Does not return where standard output is lost.
    private func canGoOn(after code: Int32) -> Bool {
        switch code {
        case EINTR: return true
        case EAGAIN: return waitUntilWritable()
        case EPIPE: endProcess(by: SIGPIPE)  // also where the parent had it ignored
        default:
            if descriptor == STDOUT_FILENO { endProcess(saying: "cannot write", after: code) }
            return false
        }
    }

    private func waitUntilWritable() -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
        return true
    }
}
