import Loop

/// A clock that moves only when told, with its ticks: tests run without waiting and always the same.
public final class ManualTime {
    /// A subscription to ticks.
    private final class Timer {
        let interval: Int64
        let tick: (Int64) -> Void
        var next: Int64

        init(interval: Int64, from now: Int64, tick: @escaping (Int64) -> Void) {
            self.interval = interval
            self.tick = tick
            next = now + interval
        }
    }

    /// The present reading in nanoseconds.
    public private(set) var now: Int64
    private var timers: [Timer] = []

    /// A clock that shows `now`, in nanoseconds.
    public init(now: Int64 = 0) {
        self.now = now
    }

    /// The number of subscriptions to ticks that are running.
    public var runningTimers: Int { timers.count }

    /// The time source for the program under test. It keeps the clock alive.
    public var source: TimeSource {
        TimeSource(now: { self.now }, ticks: { interval in self.ticks(every: interval) })
    }

    /// Moves the clock on by so many nanoseconds, 0 or more, and gives every tick that falls due, in the order of time
    /// and then of subscription, with the clock at its moment. O(ticks × timers).
    public func advance(by nanoseconds: Int64) {
        precondition(nanoseconds >= 0, "Time does not go back.")
        let end = now + nanoseconds
        while let timer = earliest, timer.next <= end {
            now = timer.next
            timer.next += timer.interval
            timer.tick(now)
        }
        now = max(now, end)  // A tick may have moved the clock further.
    }

    private var earliest: Timer? {
        timers.reduce(nil) { earliest, timer in
            guard let earliest else { return timer }
            return timer.next < earliest.next ? timer : earliest
        }
    }

    private func ticks(every interval: Int64) -> Signal<Int64> {
        precondition(interval > 0, "An interval is more than 0.")
        return Signal { tick in
            let timer = Timer(interval: interval, from: self.now, tick: tick)
            self.timers.append(timer)
            return Cancellable { self.timers.removeAll { $0 === timer } }
        }
    }
}
