import Glibc
import HostKit
import Loop
import Testing

/// A pipe whose writing end makes its reading end ready.
private final class Channel {
    let reader: Int32
    let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        reader = ends[0]
        writer = ends[1]
    }

    deinit {
        close(reader)
        close(writer)
    }

    func write(_ text: String) { OutputStream(descriptor: writer).write(text) }

    func read() -> String { String(decoding: InputStream(descriptor: reader).read(), as: UTF8.self) }
}

/// A clock that stands still until it is moved.
private final class Hands {
    var reading: Int64 = 0
}

/// The signals of a process are one resource, so its tests come one after the other.
@Suite(.serialized) struct PollLoopTests {
    @Test func aLoopWithNothingToWaitForEnds() {
        PollLoop().run()
    }

    @Test func aReadyDescriptorIsCalledUntilItStops() {
        let loop = PollLoop()
        let channel = Channel()
        var heard: [String] = []
        let watching = loop.watch(channel.reader) {
            heard.append(channel.read())
            if heard.count == 2 { loop.stop() } else { channel.write("second") }
        }
        channel.write("first")
        loop.run()
        #expect(heard == ["first", "second"])
        watching.cancel()
    }

    @Test func aCancelledWatchIsNotCalledEvenInTheSameTurn() {
        let loop = PollLoop()
        let first = Channel()
        let second = Channel()
        var calls: [String] = []
        var other: Cancellable?
        let one = loop.watch(first.reader) {
            calls.append("first")
            other?.cancel()
            loop.stop()
        }
        other = loop.watch(second.reader) { calls.append("second") }
        first.write("x")
        second.write("x")
        loop.run()
        #expect(calls == ["first"])
        one.cancel()
    }

    @Test func aFreedWatchIsGone() {
        let loop = PollLoop()
        let channel = Channel()
        channel.write("x")
        _ = loop.watch(channel.reader) { Issue.record("it was called") }
        loop.run()
    }

    @Test func aTimerGivesReadingsThatDoNotDrift() {
        let hands = Hands()
        let loop = PollLoop { hands.reading }
        var readings: [Int64] = []
        let timing = loop.every(100) { reading in
            readings.append(reading)
            if readings.count == 4 { loop.stop() }
        }
        let channel = Channel()
        channel.write("x")
        let steps: [Int64] = [99, 130, 199, 200, 560, 599, 600]
        var next = 0
        let moving = loop.watch(channel.reader) {
            hands.reading = steps[next]
            next += 1
        }
        loop.run()
        #expect(readings == [130, 200, 560, 600], "one call a period, and missed ones are left out")
        timing.cancel()
        moving.cancel()
    }

    @Test func theExampleEndsByItsSignal() {
        var readings: [Int64] = []
        // snippet: loop
        let loop = PollLoop()
        let ending = loop.watchSignals([SIGUSR2]) { _ in loop.stop() }
        let ticking = loop.time.ticks(every: 1_000_000).subscribe { reading in
            readings.append(reading)
            if readings.count == 3 { kill(getpid(), SIGUSR2) }
        }
        loop.run()
        ticking.cancel()
        ending.cancel()
        // end snippet
        #expect(readings.count >= 3 && readings == readings.sorted())
    }

    @Test func theTimeSourceTicksOnlyWhileSomebodyListens() {
        let loop = PollLoop()
        var ticks = 0
        let before = loop.time.now
        let listening = loop.time.ticks(every: 1_000_000).subscribe { reading in
            ticks += 1
            #expect(reading >= before + 1_000_000)
            if ticks == 3 { loop.stop() }
        }
        loop.run()
        #expect(ticks == 3)
        listening.cancel()
        loop.run()
    }

    @Test func signalsComeInTheLoopUntilTheWatchIsCancelled() {
        let loop = PollLoop()
        let expected = [SIGUSR1, SIGUSR2, SIGUSR1]
        var numbers: [Int32] = []
        let watching = loop.watchSignals([SIGUSR1, SIGUSR2]) { number in
            numbers.append(number)
            if numbers.count == 3 { loop.stop() } else { kill(getpid(), expected[numbers.count]) }
        }
        kill(getpid(), expected[0])
        #expect(numbers.isEmpty, "not before the loop runs")
        loop.run()
        #expect(numbers == expected)
        watching.cancel()
        var action = sigaction()
        sigaction(SIGUSR1, nil, &action)
        #expect(action.__sigaction_handler.sa_handler == nil, "the default is back")
    }

    @Test func aComputationHearsOfASignal() {
        let loop = PollLoop()
        let channel = Channel()
        var events: [String] = []
        let signals = loop.watchSignals([SIGUSR2]) { _ in
            events.append("signal")
            loop.stop()
        }
        let computing = loop.watch(channel.reader) {
            events.append(channel.read())
            loop.tellSignals()
            kill(getpid(), SIGUSR2)
            while events.last != "signal" { loop.tellSignals() }
            events.append("stopped")
        }
        channel.write("sum")
        loop.run()
        #expect(events == ["sum", "signal", "stopped"])
        signals.cancel()
        computing.cancel()
    }

    @Test func aSignalThatTheParentIgnoredStaysIgnored() {
        signal(SIGUSR1, SIG_IGN)
        let loop = PollLoop()
        let watching = loop.watchSignals([SIGUSR1, SIGUSR2]) { number in
            #expect(number == SIGUSR2)
            loop.stop()
        }
        kill(getpid(), SIGUSR1)
        kill(getpid(), SIGUSR2)
        loop.run()
        watching.cancel()
        signal(SIGUSR1, SIG_DFL)
    }

    @Test func theClockCountsNanosecondsSinceTheStart() {
        let first = Clock.now()
        let second = Clock.now()
        var boot = timespec()
        clock_gettime(CLOCK_BOOTTIME, &boot)
        #expect(first > 0 && second >= first)
        #expect(second / 1_000_000_000 - Int64(boot.tv_sec) <= 1)
    }
}
