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
