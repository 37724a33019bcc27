import CalcCore
import Loop
import Screens
import StopwatchCore

/// An application that runs in the page: a store, which the page feeds with inputs and with the frames it draws.
final class Session {
    private let show: () -> Screen
    private let take: (UserInput) -> Void
    private let carryOver: (Int64) -> Void
    private let frames: Frames
    private var drawn = DrawnScreen()

    /// A session of a store, whose loops are driven by `frames`. `carryOver` is what the store is told at the reading at
    /// which it is taken up again, if anything.
    init<State, Action>(
        _ store: Store<State, Action>, frames: Frames = Frames(), screen: @escaping (State) -> Screen,
        action: @escaping (UserInput) -> Action?, carryOver: @escaping (Int64) -> [Action] = { _ in [] }
    ) {
        self.frames = frames
        show = { screen(store.state) }
        take = { input in
            if let action = action(input) { store.dispatch(action) }
        }
        self.carryOver = { carryOver($0).forEach { store.dispatch($0) } }
    }

    /// What the user did.
    func receive(_ input: UserInput) {
        take(input)
    }

    /// What the user did in earlier lives of the page, oldest first. Within one life the inputs are as far apart as its
    /// clock says; from one to the next there is only the wall clock. O(inputs), beside what they ask for.
    func receive(_ inputs: [KeptInput], at present: Moment) {
        for (input, reading) in zip(inputs, KeptInput.readings(of: inputs, at: present)) {
            if let input = input.input(at: reading) { take(input) }
        }
        if let last = inputs.last, last.moment.boot != present.boot { carryOver(present.reading) }
        frame(at: present.reading)
    }

    /// The page is about to draw, at this reading of its clock in nanoseconds.
    func frame(at reading: Int64) {
        frames.come(at: reading)
    }

    /// Whether the screen changes with time, so that the page should draw again at the next frame.
    var wantsFrames: Bool { frames.areWanted }

    /// What is to be drawn now and was not at the last call.
    func changes() -> [UInt8] {
        drawn.changes(to: show())
    }
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
        return Session(
            store, frames: frames, screen: pageScreen, action: { StopwatchesAction($0) },
            carryOver: { [.all(StopwatchAction(.carryOver, at: $0))] })
    }

    /// What needs a clock of the machine or a list of what was kept, which a page has not.
    private static let needingHost: [Text] = ["sleep", "sessions"]

    /// The screen of the watches, without what a page cannot do. It says when the page was closed while one ran: a page
    /// has no clock that goes on.
    private static func pageScreen(of watches: Stopwatches) -> Screen {
        var screen = screen(of: watches)
        screen.commands.removeAll { needingHost.contains($0.id) }
        if watches.selected.isCarriedOver && watches.notice.isEmpty && screen.alert.isEmpty {
            screen.hint = tr("The page was opened again: the time goes on by the wall clock")
        }
        return screen
    }
}
