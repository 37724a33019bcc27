import Loop

/// So little that the loop itself is what is measured.
struct State {
    var count = 0
}

enum Action {
    case add(Int)
    case clear
}

@inline(never)
func update(_ state: inout State, _ action: Action) {
    switch action {
    case .add(let amount): state.count += amount
    case .clear: state.count = 0
    }
}

/// The reducer as a value that the optimizer cannot see through.
@inline(never)
func updater() -> Reducer<State, Action> { update }
