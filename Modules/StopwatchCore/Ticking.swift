import Loop

/// While the watch runs, asks for a new picture every so many nanoseconds; while it is stopped, nothing wakes up.
/// The time never comes from counting these ticks.
public func ticking(_ time: TimeSource, every nanoseconds: Int64) -> Feedback<Stopwatch, StopwatchAction> {
    react(
        request: { watch in watch.isRunning ? true : nil },
        effects: { _ in time.ticks(every: nanoseconds).map { .tick(at: $0) } })
}
