import HostKit
import Loop
import Synchronization
import Testing

struct BackgroundTests {
    @Test("what comes of the work comes once, on the loop")
    func outcome() {
        let loop = PollLoop()
        var outcomes: [Int] = []
        let waiting = inBackground(whenReadable: loop.readable) { _ in (1...100).reduce(0, +) }.subscribe {
            outcomes.append($0)
            loop.stop()
        }
        #expect(outcomes.isEmpty, "not before the loop runs")
        loop.run()
        #expect(outcomes == [5050])
        waiting.cancel()
    }

    @Test("work that nobody waits for is told to stop, and is silent")
    func withdrawn() {
        let loop = PollLoop()
        let hasStopped = Shared()
        let waiting = inBackground(whenReadable: loop.readable) { shouldStop in
            while !shouldStop() {}
            hasStopped.flag.store(true, ordering: .relaxed)
        }.subscribe { Issue.record("nobody waits for it") }
        waiting.cancel()
        let watch = loop.every(1_000_000) { _ in
            if hasStopped.flag.load(ordering: .relaxed) { loop.stop() }
        }
        loop.run()
        watch.cancel()
    }

    @Test("several at a time keep apart")
    func several() {
        let loop = PollLoop()
        var outcomes: [Int] = []
        let waiting = (0..<8).map { number in
            inBackground(whenReadable: loop.readable) { _ in number * number }.subscribe {
                outcomes.append($0)
                if outcomes.count == 8 { loop.stop() }
            }
        }
        loop.run()
        #expect(outcomes.sorted() == (0..<8).map { $0 * $0 })
        waiting.forEach { $0.cancel() }
    }

    private final class Shared: Sendable {
        let flag = Atomic(false)
    }
}
