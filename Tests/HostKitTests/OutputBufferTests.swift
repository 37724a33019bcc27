import Glibc
import HostKit
import Testing

struct OutputBufferTests {
    private let reader: InputStream
    private let buffer: OutputBuffer

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        reader = InputStream(descriptor: ends[0])
        buffer = OutputBuffer(OutputStream(descriptor: ends[1]))
    }

    private var isAnythingThere: Bool {
        var request = pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    @Test func bytesAreSentTogether() {
        buffer.write(Array("1\n".utf8))
        buffer.write(Array("2\n".utf8))
        #expect(!isAnythingThere)
        buffer.flush()
        #expect(reader.read() == Array("1\n2\n".utf8))
        buffer.flush()
        #expect(!isAnythingThere, "nothing is sent twice")
    }

    @Test func manyBytesDoNotWait() {
        buffer.write([UInt8](repeating: 0x31, count: 1 << 16))
        #expect(isAnythingThere)
    }
}
