/// What a store consists of. The store is its only owner; handles and timers may hold it, empty, after the store has
/// closed it.
@usableFromInline
final class Core<State, Action> {
    @exclusivity(unchecked) @usableFromInline var present: State  // `isReducing` checks it, at a tenth of the cost.
    @exclusivity(unchecked) @usableFromInline var isReducing = false
    @usableFromInline var loops: [Cancellable] = []
    @usableFromInline let update: Reducer<State, Action>
    @usableFromInline let observers = Observers<State>()
    @usableFromInline let mailbox = Mailbox<Action>()

    @inlinable
    init(state: State, update: @escaping Reducer<State, Action>, effects: [Effect<State, Action>]) {
        present = state
        self.update = update
        let read = { self.state }
        let dispatch = Dispatch(to: mailbox)
        mailbox.receive = { [self] action in  // A cycle until `close`.
            reduce(action)
            observers.notify(present)
            for effect in effects where observers.isOpen { effect(read, action, dispatch) }
        }
    }

    @inlinable
    var state: State {
        precondition(!isReducing, "A reducer must not look at its own store.")
        return present
    }

    @inlinable
    func reduce(_ action: Action) {
        isReducing = true
        update(&present, action)
        isReducing = false
    }

    @inlinable
    func subscribe(_ observe: @escaping (State) -> Void) -> Cancellable {
        let subscription = observers.subscribe(observe)
        mailbox.holdingBack { observe(state) }
        return subscription
    }

    @inlinable
    func run(_ feedback: [Feedback<State, Action>], states: Signal<State>) {
        mailbox.holdingBack {
            for loop in feedback {
                loops.append(loop.attach(states, Dispatch(to: mailbox)))
            }
        }
    }

    /// Ends everything; only the last state stays.
    @inlinable
    func close() {
        mailbox.close()
        observers.close()
        let ended = loops
        loops = []
        for loop in ended { loop.cancel() }
    }
}
