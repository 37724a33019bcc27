import HostKit
import Testing

@Suite struct DeadlineTests {
    /// Seconds allowed, the clock's reading at the start, and the first at which they are over.
    @Test(
        arguments: [
            (2, 500, 2_000_000_500), (0.25, 0, 250_000_000), (1e-9, 7, 8), (0, 7, 7), (-1, 7, 7), (-1e300, 7, 7),
            (1e300, 7, .max), (.infinity, 7, .max), (.nan, 7, .max), (9.2e9, 1 << 62, .max),
        ] as [(Double, Int64, Int64)])
    func aDeadlineComesAfterItsSeconds(_ seconds: Double, _ start: Int64, _ end: Int64) {
        var reading = start
        let deadline = Deadline(after: seconds) { reading }
        reading = end - 1
        #expect(!deadline.isReached)
        reading = end
        #expect(deadline.isReached)
    }

    @Test func theClockIsThatOfTheProgram() {
        #expect(Deadline(after: 0).isReached)
        #expect(!Deadline(after: 3600).isReached)
    }
}
