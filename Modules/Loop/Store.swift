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

extension Store {
    /// Runs loops, which the store owns: they end with it. All of them see the present state before any of their
    /// actions is reduced.
    @inlinable
    public func run(_ feedback: Feedback<State, Action>...) {
        core.run(feedback, states: states)
    }

    /// Shows every state by a renderer, which the store owns from now on, and takes its actions.
    ///
    /// `screen` tells what to show; `action` what an action of the renderer means, nil if nothing.
    @inlinable
    public func show<R: Renderer>(
        _ renderer: R, screen: @escaping (State) -> R.Screen, action: @escaping (R.Action) -> Action?
    ) {
        run(
            bind { states in
                let bindings = renderer.bindings(for: states.map(screen))
                return Bindings(
                    subscriptions: bindings.subscriptions, events: bindings.events.map { $0.compactMap(action) })
            })
    }

    /// Shows every state by a renderer that speaks in the store's own actions.
    @inlinable
    public func show<R: Renderer>(_ renderer: R, screen: @escaping (State) -> R.Screen) where R.Action == Action {
        run(bind { states in renderer.bindings(for: states.map(screen)) })
    }
}
