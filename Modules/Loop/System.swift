/// A program as a signal of its states: each subscriber gets a system of its own, with its own state and loops, from
/// the initial state on until it cancels.
@inlinable
public func system<State, Action>(
    initialState: State, reduce: @escaping (State, Action) -> State, feedback: Feedback<State, Action>...
) -> Signal<State> {
    Signal(silentWhenCancelled: { observer in
        let store = Store<State, Action>(state: initialState, update: { $0 = reduce($0, $1) })
        let subscription = store.observe(observer)
        store.core.run(feedback, states: store.states)
        return Cancellable { withExtendedLifetime(store) { subscription.cancel() } }
    })
}
