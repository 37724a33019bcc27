/// What a store consists of. The store is its only owner; handles and timers may hold it, empty, after the store has
/// closed it.
@usableFromInline
final class Core<State, Action> {
    @usableFromInline var state: State
    @usableFromInline let update: Reducer<State, Action>
    @usableFromInline var effects: [Effect<State, Action>]
    @usableFromInline let observers = Observers<State>()
    @usableFromInline let mailbox = Mailbox<Action>()
    @usableFromInline var loops: [Cancellable] = []

    @inlinable
    init(state: State, update: @escaping Reducer<State, Action>, effects: [Effect<State, Action>]) {
        self.state = state
        self.update = update
        self.effects = effects
        mailbox.receive = { self.process($0) }  // A cycle until `close`.
    }

    @inlinable
    func process(_ action: Action) {
        update(&state, action)
        observers.notify(state)
        for effect in effects where observers.isOpen {
            effect({ self.state }, action, Dispatch(to: mailbox))
        }
    }

    @inlinable
    func subscribe(_ observe: @escaping (State) -> Void) -> Cancellable {
        let slot = observers.add(observe)
        mailbox.holdingBack { observe(state) }
        return Cancellable { [observers] in observers.remove(slot) }
    }

    @inlinable
    func run(_ feedback: [Feedback<State, Action>], states: Signal<State>) {
        mailbox.holdingBack {
            for loop in feedback {
                let running = loop.attach(states, Dispatch(to: mailbox))
                if observers.isOpen { loops.append(running) }
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
        withExtendedLifetime(effects) { effects = [] }  // Freed last: freeing may run code that reads.
    }
}
