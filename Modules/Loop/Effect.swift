/// A pure function that changes a state by an action. It reads nothing else; a store calls it for one action at a time.
public typealias Reducer<State, Action> = (inout State, Action) -> Void

/// What a program does beside changing its state, once for every action, after the state has changed and been shown.
///
/// `state` reads the present state, now or later; `dispatch` sends further actions, now or later. Neither keeps the
/// store alive: when the store is gone, `state` answers its last state and what is dispatched is dropped.
public typealias Effect<State, Action> = (
    _ state: @escaping () -> State, _ action: Action, _ dispatch: Dispatch<Action>
) -> Void
