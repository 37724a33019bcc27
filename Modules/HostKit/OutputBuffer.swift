/// Bytes on their way to a stream, sent many at a time: when there are many, and when `flush()` is called. Whoever is going
/// to wait, for input or for a long sum, flushes first, so that nobody waits for what is known already.
public final class OutputBuffer {
    private let stream: OutputStream
    private var bytes: [UInt8] = []

    private static let most = 1 << 16

    /// A buffer with nothing in it.
    public init(_ stream: OutputStream) {
        self.stream = stream
    }

    /// Adds bytes. Amortised O(length).
    public func write(_ more: [UInt8]) {
        bytes += more
        if bytes.count >= Self.most { flush() }
    }

    /// Sends what is there.
    public func flush() {
        if bytes.isEmpty { return }
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
