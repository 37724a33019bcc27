import Loop

// snippet: counter
enum CounterAction {
    case increment, decrement, reset
}

func counter(_ count: inout Int, _ action: CounterAction) {
    switch action {
    case .increment: count += 1
    case .decrement: count = max(0, count - 1)
    case .reset: count = 0
    }
}

func counterExample(show: @escaping (Int) -> Void) {
    let store = Store(state: 0, update: counter)
    let showing = store.observe(show)  // shows 0
    store.dispatch(.increment)  // shows 1
    store.dispatch(.increment)  // shows 2
    store.dispatch(.reset)  // shows 0
    store.dispatch(.decrement)  // shows 0: a counter never goes below
    showing.cancel()
}
// end snippet
