/// A loop: hears every state and answers with actions.
public struct Feedback<State, Action> {
    /// Starts the loop; cancelling the result ends it.
    @usableFromInline let attach: (Signal<State>, Dispatch<Action>) -> Cancellable

    @inlinable
    init(attach: @escaping (Signal<State>, Dispatch<Action>) -> Cancellable) {
        self.attach = attach
    }

    /// A loop from its states to its actions.
    @inlinable
    public init(_ run: @escaping (Signal<State>) -> Signal<Action>) {
        attach = { states, dispatch in
            run(states).subscribe { dispatch($0) }
        }
    }
}
