/// Holds a program's state and changes it by actions, one after the other.
///
/// For each action: the state changes, the observers and loops see the new state in order of subscription, the effects
/// run in the order written. All of them see the same state; an action dispatched meanwhile waits. A chain of
/// dispatches, however long, needs no stack.
///
/// A store is not `Sendable`: it stays in the isolation that made it. When it is freed its loops are cancelled, its
/// observers are silent and its effects are freed with the timers they hold.
public final class Store<State, Action> {
    @usableFromInline let core: Core<State, Action>

    /// A store without effects.
    @inlinable
    public convenience init(state: State, update: @escaping Reducer<State, Action>) {
        self.init(state: state, update: update, effects: {})
    }

    /// A store with effects, listed one a line.
    @inlinable
    public init(
        state: State, update: @escaping Reducer<State, Action>,
        @EffectBuilder<State, Action> effects: () -> [Effect<State, Action>]
    ) {
        core = Core(state: state, update: update, effects: effects())
    }

    deinit {
        core.close()
    }

    /// The present state. A reducer must not read it: it is being changed.
    @inlinable
    public var state: State { core.state }

    /// Sends actions to the store and keeps no store alive.
    @inlinable
    public var dispatch: Dispatch<Action> { Dispatch(to: core.mailbox) }

    /// The present state at once, and then every state, also one that equals the last.
    @inlinable
    public var states: Signal<State> {
        let core = core
        return Signal(silentWhenCancelled: { core.subscribe($0) })
    }

    /// Calls `observer` with the present state at once, and then with every state until the result is cancelled.
    @inlinable
    public func observe(_ observer: @escaping (State) -> Void) -> Cancellable {
        core.subscribe(observer)
    }
}
