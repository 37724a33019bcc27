import Loop

// snippet: stopwatch
/// All times in nanoseconds of one clock.
struct TickingStopwatch: Equatable {
    var elapsedBefore: Int64 = 0
    var runningSince: Int64?
    var now: Int64 = 0

    var tenths: Int64 { (elapsedBefore + (runningSince.map { now - $0 } ?? 0)) / 100_000_000 }
}

enum TickingAction {
    case start(at: Int64), stop(at: Int64), tick(at: Int64), reset
}

func stopwatch(_ watch: inout TickingStopwatch, _ action: TickingAction) {
    switch action {
    case .start(let reading) where watch.runningSince == nil:
        (watch.runningSince, watch.now) = (reading, reading)
    case .stop(let reading):
        watch.elapsedBefore += watch.runningSince.map { reading - $0 } ?? 0
        watch.runningSince = nil
    case .tick(let reading): watch.now = reading
    case .reset: watch = TickingStopwatch()
    case .start: break
    }
}

/// Starts a timer with the watch and stops it with the watch.
func ticking(_ time: TimeSource) -> Effect<TickingStopwatch, TickingAction> {
    var timer: Cancellable?
    return { state, _, dispatch in
        if state().runningSince == nil {
            timer = nil
        } else if timer == nil {
            timer = time.ticks(every: 100_000_000).subscribe { dispatch(.tick(at: $0)) }
        }
    }
}

func makeStopwatch(_ time: TimeSource) -> Store<TickingStopwatch, TickingAction> {
    Store(state: TickingStopwatch(), update: stopwatch) { ticking(time) }
}

/// The labels of a window.
final class StopwatchLabels {
    var minutes = "", seconds = "", tenths = ""
    private var subscriptions = CancellableSet()

    init(_ store: Store<TickingStopwatch, TickingAction>) {
        let tenths = store.states.map { $0.tenths }
        subscriptions.store {
            tenths.map { $0 / 600 }.distinct.subscribe { self.minutes = "\($0)" }
            tenths.map { $0 / 10 % 60 }.distinct.subscribe { self.seconds = "\($0)" }
            tenths.map { $0 % 10 }.distinct.subscribe { self.tenths = "\($0)" }
        }
    }
}
// end snippet
