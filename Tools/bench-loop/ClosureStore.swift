/// A store as one writes it in a few lines, without any guarantee: what the others are measured against.
final class ClosureStore<State, Action> {
    private(set) var state: State
    private let update: (inout State, Action) -> Void
    private var observers: [(State) -> Void] = []

    init(_ state: State, _ update: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.update = update
    }

    func observe(_ observer: @escaping (State) -> Void) {
        observers.append(observer)
    }

    func dispatch(_ action: Action) {
        update(&state, action)
        for observer in observers { observer(state) }
    }
}

/// A closure store that the optimizer cannot see through.
@inline(never)
func makeClosureStore() -> ClosureStore<State, Action> {
    ClosureStore(State(), updater())
}
