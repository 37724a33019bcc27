import Loop
import LoopTesting
import Testing

@Suite("ManualTime")
struct ManualTimeTests {
    let time = ManualTime(now: 100)

    @Test("Time stands until it is moved")
    func moves() {
        #expect(time.source.now == 100)
        time.advance(by: 25)
        #expect(time.source.now == 125)
        time.advance(by: 0)
        #expect(time.now == 125)
    }

    @Test("Ticks come in the order of time, and of subscription when they fall together")
    func order() {
        var log: [String] = []
        let a = time.source.ticks(every: 20).subscribe { log.append("a\($0)") }
        let b = time.source.ticks(every: 30).subscribe { log.append("b\($0)") }
        time.advance(by: 60)
        #expect(log == ["a120", "b130", "a140", "a160", "b160"])
        #expect(time.runningTimers == 2)
        a.cancel()
        #expect(time.runningTimers == 1)
        b.cancel()
        time.advance(by: 100)
        #expect(log.count == 5)
    }

    @Test("A tick sees the clock at its own moment and may start and stop timers")
    func ticksWithinTicks() {
        var log: [Int64] = []
        var inner: Cancellable?
        let outer = time.source.ticks(every: 10).subscribe { [time] reading in
            #expect(time.now == reading)
            if reading == 110 { inner = time.source.ticks(every: 3).subscribe { log.append($0) } }
            if reading == 120 { inner?.cancel() }
        }
        time.advance(by: 30)
        #expect(log == [113, 116, 119])
        outer.cancel()
    }

    @Test("A tick may move the clock further; it never goes back")
    func advancedByATick() {
        var readings: [Int64] = []
        let ticks = time.source.ticks(every: 10).subscribe { [time] reading in
            readings.append(reading)
            if reading == 110 { time.advance(by: 15) }
        }
        time.advance(by: 12)
        #expect(time.now == 125)
        #expect(readings == [110, 120])
        ticks.cancel()
    }
}
