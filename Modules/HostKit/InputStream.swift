import Glibc

/// Standard input.
public struct InputStream: Sendable {
    /// What the process was given to read.
    public static let standard = InputStream(descriptor: STDIN_FILENO)

    /// The file descriptor.
    public let descriptor: Int32

    /// The stream of an open file descriptor.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether a person types it on a terminal.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The bytes that are there, at most 64 KiB, waiting for the first. Empty at the end, or where reading fails; does not
    /// return where standard input cannot be read at all.
    public func read() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var result = -1
            repeat {
                result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && canGoOn(after: errno)
            count = max(result, 0)
        }
    }

    /// Whether reading can be tried again; waits where another program left the descriptor non-blocking.
    private func canGoOn(after code: Int32) -> Bool {
        switch code {
        case EINTR: return true
        case EAGAIN: return waitUntilReadable()
        case EIO: return false  // A terminal that is gone has ended.
        default:
            if descriptor == STDIN_FILENO { endProcess(saying: "cannot read", after: code) }
            return false
        }
    }

    private func waitUntilReadable() -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
        return true
    }
}
