import Loop

/// While the watch runs, asks for a new picture every so many nanoseconds; while it is stopped, nothing wakes up.
/// The time never comes from counting these ticks.
public func ticking(_ time: TimeSource, every nanoseconds: Int64) -> Feedback<Stopwatch, StopwatchAction> {
    react(
        request: { $0.isRunning ? true : nil },
        effects: { _ in time.ticks(every: nanoseconds).map { .tick(at: $0) } })
}

/// The same for several watches: ticks while any of them runs, no more often than what is shown can change. `asleep` tells how much of the time since the machine was
/// started it slept, in nanoseconds.
public func ticking(
    _ time: TimeSource, every nanoseconds: Int64, asleep: @escaping () -> Int64 = { 0 }
) -> Feedback<Stopwatches, StopwatchesAction> {
    react(
        request: { $0.isAnyRunning ? max(nanoseconds, min($0.settings.precision.step, slowestTick)) : nil },
        effects: { period in
            time.ticks(every: period).map { .selected(StopwatchAction(.tick, at: $0, asleep: asleep())) }
        })
}

/// The longest time between two pictures: that of tenths. Whole seconds would be seen to change too late.
private let slowestTick: Int64 = 100_000_000

/// Wakes up once when the next target will be reached, also while nobody looks; without a target ahead, never.
public func reaching(
    _ time: TimeSource, asleep: @escaping () -> Int64 = { 0 }
) -> Feedback<Stopwatches, StopwatchesAction> {
    react(
        request: { $0.nextTarget },
        effects: { due in
            time.ticks(every: max(1, due - time.now)).map {
                .selected(StopwatchAction(.tick, at: $0, asleep: asleep()))
            }
        })
}

/// Draws the laps that a replay has left for later, once a picture of so many nanoseconds has been seen.
public func drawing(_ time: TimeSource, after nanoseconds: Int64) -> Feedback<Stopwatches, StopwatchesAction> {
    react(
        request: { $0.needsDrawing ? true : nil },
        effects: { _ in time.ticks(every: nanoseconds).map { _ in .drawLaps } })
}
