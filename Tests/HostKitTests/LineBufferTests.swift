import HostKit
import LoopTesting
import Testing

@Suite struct LineBufferTests {
    private func lines(of pieces: [[UInt8]]) -> [String] {
        var buffer = LineBuffer()
        var lines: [[UInt8]] = []
        for piece in pieces {
            buffer.append(piece)
            while let line = buffer.nextLine() { lines.append(line) }
        }
        if let rest = buffer.finish() { lines.append(rest) }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("", []), ("1+1\n", ["1+1"]), ("1+1", ["1+1"]), ("a\nb\nc", ["a", "b", "c"]), ("a\r\nb\r\n", ["a", "b"]),
        ("\n\na\n", ["", "", "a"]), ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("π\n×", ["π", "×"]),
    ])
    func textIsCutAtLineFeeds(_ text: String, _ expected: [String]) {
        #expect(lines(of: [Array(text.utf8)]) == expected)
    }

    @Test func thePiecesDoNotMatter() {
        let text = Array("first\r\nsecond\n\nπ = 3.14159\nlast".utf8)
        let whole = lines(of: [text])
        for length in 1...text.count {
            let pieces = stride(from: 0, to: text.count, by: length).map {
                Array(text[$0..<min($0 + length, text.count)])
            }
            #expect(lines(of: pieces) == whole, "in pieces of \(length)")
        }
    }

    @Test func aBufferIsFreshAfterItsEnd() {
        var buffer = LineBuffer()
        buffer.append(Array("x".utf8))
        #expect(buffer.finish() == Array("x".utf8))
        #expect(buffer.finish() == nil)
        buffer.append(Array("y\n".utf8))
        #expect(buffer.nextLine() == Array("y".utf8))
    }

    @Test func aMegabyteInSmallPiecesIsFast() {
        var buffer = LineBuffer()
        for _ in 0..<(1 << 16) { buffer.append(Array("0123456789abcdef".utf8)) }
        #expect(buffer.nextLine() == nil)
        #expect(buffer.finish()?.count == 1 << 20)
    }
}
