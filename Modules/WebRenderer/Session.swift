import CalcCore
import Loop
import Screens
import StopwatchCore

/// An application that runs in the page: a store, which the page feeds with presses and with the frames it draws.
final class Session {
    private let show: () -> Screen
    private let take: (UserInput) -> Void
    private let frames: Frames

    /// A session of a store, whose loops are driven by `frames`.
    init<State, Action>(
        _ store: Store<State, Action>, frames: Frames = Frames(), screen: @escaping (State) -> Screen,
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
        frames.come(at: reading)
    }

    /// Whether the screen changes with time, so that the page should draw again at the next frame.
    var wantsFrames: Bool { frames.areWanted }
}

extension Session {
    /// A calculator that stands at 0. A page has one thread, so that a sum has the budget of a key.
    static func calculator() -> Session {
        let store = Store<Calculator, Command>(state: Calculator(), update: reduce)
        store.run(
            react(
                request: { $0.request },
                effects: { .just(.answered($0, $0.outcome(budget: .key()))) }))
        return Session(store, screen: screen(of:), action: { Command($0) })
    }

    /// A stopwatch that stands at 0.
    static func stopwatch() -> Session {
        let frames = Frames()
        let store = Store<Stopwatches, StopwatchesAction>(state: Stopwatches(), update: reduce)
        store.run(ticking(frames.time, every: 1))
        return Session(store, frames: frames, screen: screen(of:), action: { StopwatchesAction($0) })
    }
}
