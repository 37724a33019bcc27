/// A loop that fulfils what the state asks for: `request` says what should happen now, `effects` does it.
///
/// While the request stays equal it is left alone, finished or not. When it is gone or another, it is cancelled first
/// and none of its actions is reduced any more, not even one that already waits; then the next one starts.
@inlinable
public func react<State, Request: Equatable, Action>(
    request: @escaping (State) -> Request?, effects: @escaping (Request) -> Signal<Action>
) -> Feedback<State, Action> {
    fulfilling(effects) { $0.change(to: request($1)) }
}

/// A loop that fulfils several requests at a time, each as `react(request:effects:)` does.
///
/// Equal requests count once. Those that are gone are cancelled in the order they were listed before, then new ones
/// start in the order listed now. O(requests²) comparisons when the list changes, O(requests) when it stays.
@inlinable
public func react<State, Request: Equatable, Action>(
    requests: @escaping (State) -> [Request], effects: @escaping (Request) -> Signal<Action>
) -> Feedback<State, Action> {
    fulfilling(effects) { $0.change(to: requests($1)) }
}

/// A loop that has `change` bring the running requests up to date with every state.
@inlinable
func fulfilling<State, Request: Equatable, Action>(
    _ effects: @escaping (Request) -> Signal<Action>,
    _ change: @escaping (RunningRequests<Request, Action>, State) -> Void
) -> Feedback<State, Action> {
    Feedback(attach: { states, dispatch in
        let requests = RunningRequests(effects: effects, dispatch: dispatch)
        let subscription = states.subscribe { change(requests, $0) }
        return Cancellable(all: [subscription, Cancellable { requests.change(to: []) }])
    })
}
