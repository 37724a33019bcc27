import Loop

/// While the watch runs, asks for a new picture every so many nanoseconds; while it is stopped, nothing wakes up.
/// The time never comes from counting these ticks.
public func ticking(_ time: TimeSource, every nanoseconds: Int64) -> Feedback<Stopwatch, StopwatchAction> {
    ticking(time, every: nanoseconds, while: { $0.isRunning }, tick: { $0 })
}

/// The same for several watches: ticks while any of them runs.
public func ticking(_ time: TimeSource, every nanoseconds: Int64) -> Feedback<Stopwatches, StopwatchesAction> {
    ticking(time, every: nanoseconds, while: { $0.isAnyRunning }, tick: { .selected($0) })
}

private func ticking<State, Action>(
    _ time: TimeSource, every nanoseconds: Int64, while isRunning: @escaping (State) -> Bool,
    tick: @escaping (StopwatchAction) -> Action
) -> Feedback<State, Action> {
    react(
        request: { isRunning($0) ? true : nil },
        effects: { _ in time.ticks(every: nanoseconds).map { tick(.tick(at: $0)) } })
}
