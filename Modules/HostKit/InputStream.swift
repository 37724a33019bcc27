import Glibc

/// A stream of bytes that the process reads.
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
        while true {
            if let bytes = readWhatIsThere() { return bytes }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&request, 1, -1)
        }
    }

    /// As `read()`, but nil instead of waiting where the descriptor is non-blocking and has nothing to read.
    func readWhatIsThere() -> [UInt8]? {
        var isWaiting = false
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var result = -1
            repeat {
                result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            if result < 0 { isWaiting = isNothingThere(after: errno) }
            count = max(result, 0)
        }
        return isWaiting ? nil : bytes
    }

    /// Whether there may be something later, after a read that failed.
    private func isNothingThere(after code: Int32) -> Bool {
        switch code {
        case EAGAIN: return true
        case EIO: return false  // A terminal that is gone has ended.
        default:
            if descriptor == STDIN_FILENO { endProcess(saying: "cannot read", after: code) }
            return false
        }
    }
}
