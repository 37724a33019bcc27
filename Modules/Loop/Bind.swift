/// A loop through the outside world: what shows the states, and what comes back.
public struct Bindings<Action> {
    /// What goes on as long as the loop: mostly subscriptions to the states.
    public var subscriptions: [Cancellable]
    /// What comes back.
    public var events: [Signal<Action>]

    /// Bindings of these parts.
    @inlinable
    public init(subscriptions: [Cancellable], events: [Signal<Action>]) {
        self.subscriptions = subscriptions
        self.events = events
    }
}

/// A loop through the outside world, such as a user interface: subscriptions show the states, events come back.
///
/// The subscriptions and the events end with the loop.
@inlinable
public func bind<State, Action>(
    _ bindings: @escaping (Signal<State>) -> Bindings<Action>
) -> Feedback<State, Action> {
    Feedback(attach: { states, dispatch in
        let bindings = bindings(states)
        let events = bindings.events.map { event in event.subscribe { dispatch($0) } }
        return Cancellable(all: bindings.subscriptions + events)
    })
}
