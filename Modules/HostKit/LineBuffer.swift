/// Bytes as they come, cut into lines.
///
///     var buffer = LineBuffer()
///     buffer.append(Array("1+1\n2".utf8))
///     buffer.nextLine()  // "1+1"
///     buffer.nextLine()  // nil: the second line is not whole yet
///     buffer.finish()    // "2"
public struct LineBuffer: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0

    /// A buffer with nothing in it.
    public init() {}

    /// Adds bytes at the end. Amortised O(length).
    public mutating func append(_ more: [UInt8]) {
        bytes.removeFirst(start)
        searched -= start
        start = 0
        bytes += more
    }

    /// Takes the next whole line, without its line feed and a carriage return before it; nil if there is none yet.
    /// Amortised O(length), however small the pieces it came in.
    public mutating func nextLine() -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = bytes[start..<end]
        start = end + 1
        searched = start
        return LineBuffer.withoutCarriageReturn(line)
    }

    /// Takes what stands after the last line feed, at the end of the input; nil if there is nothing.
    public mutating func finish() -> [UInt8]? {
        let rest = bytes[start...]
        self = LineBuffer()
        return rest.isEmpty ? nil : LineBuffer.withoutCarriageReturn(rest)
    }

    private static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
        Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
