import Glibc
import Loop

/// The main loop of a program without a toolkit: it sleeps in `poll(2)` until a descriptor can be read, a signal
/// comes or a timer is due, and calls whoever asked for it. With nothing due it does not wake up at all.
///
/// The loop belongs to one thread; everything it calls runs there, one call after the other.
public final class PollLoop {
    private struct Watch {
        let id: Int
        let descriptor: Int32
        let call: () -> Void
    }

    private struct Timer {
        let id: Int
        let period: Int64
        var due: Int64
        let call: (Int64) -> Void
    }

    private var watches: [Watch] = []
    private var timers: [Timer] = []
    private var lastID = 0
    private var isRunning = false
    let now: () -> Int64
    /// Who is told of signals.
    var signalCall: ((Int32) -> Void)?

    /// A loop with nothing to wait for, on a clock in nanoseconds.
    public init(now: @escaping () -> Int64 = Clock.now) {
        self.now = now
    }

    /// Calls whenever the descriptor has something to read, or its other end has gone.
    public func watch(_ descriptor: Int32, _ call: @escaping () -> Void) -> Cancellable {
        let id = newID()
        watches.append(Watch(id: id, descriptor: descriptor, call: call))
        return Cancellable { [weak self] in self?.watches.removeAll { $0.id == id } }
    }

    /// Calls with the clock's reading once in each period of nanoseconds, at least 1, the first time after one period.
    ///
    /// The times do not drift. Where the process was held up for longer than a period, the missed calls are left out.
    public func every(_ period: Int64, _ call: @escaping (Int64) -> Void) -> Cancellable {
        let id = newID()
        timers.append(Timer(id: id, period: period, due: now() + period, call: call))
        return Cancellable { [weak self] in self?.timers.removeAll { $0.id == id } }
    }

    /// Waits and calls until `stop()`, or until there is nothing left to wait for.
    public func run() {
        isRunning = true
        while isRunning && !(watches.isEmpty && timers.isEmpty) { turn() }
    }

    /// Makes `run()` return after the present call.
    public func stop() {
        isRunning = false
    }

    /// Sleeps once and calls what is due.
    private func turn() {
        var requests = watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        wait(for: &requests)
        fireTimers()
        let ready = zip(watches, requests).filter { $1.revents != 0 }.map { $0.0 }
        for watch in ready where isRunning && watches.contains(where: { $0.id == watch.id }) { watch.call() }
    }
}

extension PollLoop {
    private func newID() -> Int {
        lastID += 1
        return lastID
    }

    private func wait(for requests: inout [pollfd]) {
        poll(&requests, nfds_t(requests.count), millisecondsUntilDue())
    }

    /// Rounded up, so that the loop never wakes just before a timer is due; -1 stands for "no timer".
    private func millisecondsUntilDue() -> Int32 {
        guard let due = timers.map({ $0.due }).min() else { return -1 }
        let milliseconds = (max(due - now(), 0) + 999_999) / 1_000_000
        return Int32(clamping: milliseconds)
    }

    private func fireTimers() {
        let reading = now()
        for timer in timers where isRunning && timer.due <= reading {
            guard let index = timers.firstIndex(where: { $0.id == timer.id }) else { continue }
            let missed = (reading - timer.due) / timer.period
            timers[index].due += (missed + 1) * timer.period
            timer.call(reading)
        }
    }
}
