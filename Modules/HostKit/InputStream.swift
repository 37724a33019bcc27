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

    /// The bytes that are there, at most 64 KiB, waiting for the first. Empty at the end, or where reading fails.
    public func read() -> [UInt8] {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            repeat {
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            } while count < 0 && errno == EINTR
            filled = max(count, 0)
        }
        return bytes
    }
}
