import CalcCore
import Loop
import Screens
import StopwatchCore

/// An application that runs in the page: a store, which the page feeds with presses and with the frames it draws.
final class Session {
    private let show: () -> Screen
    private let take: (UserInput) -> Void
    private let frames: Emitter<Int64>

    /// A session of a store; `frames` drives the loops that the store runs.
    init<State, Action>(
        _ store: Store<State, Action>, frames: Emitter<Int64> = Emitter(), screen: @escaping (State) -> Screen,
        action: @escaping (UserInput) -> Action?
    ) {
        self.frames = frames
        show = { screen(store.state) }
        take = { input in
            if let action = action(input) { store.dispatch(action) }
        }
    }

    /// What is to be drawn now.
    var screen: Screen { show() }

    /// What the user did.
    func receive(_ input: UserInput) {
        take(input)
    }

    /// The page is about to draw, at this reading of its clock in nanoseconds.
    func frame(at reading: Int64) {
        frames.emit(reading)
    }
}

extension Session {
    /// A calculator that stands at 0.
    static func calculator() -> Session {
        let store = Store<Calculator, Command>(state: Calculator(), update: reduce)
        return Session(store, screen: screen(of:), action: { Command($0) })
    }

    /// A stopwatch that stands at 0. Its ticks are the frames of the page, which may be as many as the display has.
    static func stopwatch() -> Session {
        let frames = Emitter<Int64>()
        let store = Store<Stopwatch, StopwatchAction>(state: Stopwatch(), update: reduce)
        store.run(ticking(TimeSource(now: { 0 }, ticks: { _ in frames.signal })))
        return Session(store, frames: frames, screen: screen(of:), action: { StopwatchAction($0) })
    }
}
