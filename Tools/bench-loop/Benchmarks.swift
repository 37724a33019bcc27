import Loop

/// All benchmarks; the first two are those that the others are compared with.
let benchmarks = [
    Benchmark(name: "plain struct", run: plainStruct),
    Benchmark(name: "closure store, nobody watching", run: closureStore),
    Benchmark(name: "closure store, one observer", run: observedClosureStore),
    Benchmark(name: "`Store`, nobody watching", run: unwatched),
    Benchmark(name: "`Store`, one observer", run: observed),
    Benchmark(name: "`Store`, one effect that reads the state", run: withEffect),
    Benchmark(name: "`bind`: an event in, a subscription out", run: bound),
    Benchmark(name: "`react`, the request stays", run: reacting),
    Benchmark(name: "`react`, another request each time", run: reactingAnew),
]

private func plainStruct(_ times: Int) -> Int {
    var state = State()
    for _ in 0..<times { update(&state, .add(1)) }
    return state.count
}

private func closureStore(_ times: Int) -> Int {
    let store = makeClosureStore()
    for _ in 0..<times { store.dispatch(.add(1)) }
    return store.state.count
}

private func observedClosureStore(_ times: Int) -> Int {
    let sink = Sink()
    let store = makeClosureStore()
    store.observe { sink.take($0) }
    for _ in 0..<times { store.dispatch(.add(1)) }
    return sink.count
}

private func unwatched(_ times: Int) -> Int {
    let store = Store(state: State(), update: updater())
    for _ in 0..<times { store.dispatch(.add(1)) }
    return store.state.count
}

private func observed(_ times: Int) -> Int {
    let sink = Sink()
    let store = Store(state: State(), update: updater())
    let subscription = store.observe { sink.take($0) }
    for _ in 0..<times { store.dispatch(.add(1)) }
    subscription.cancel()
    return sink.count
}

private func withEffect(_ times: Int) -> Int {
    let sink = Sink()
    let store = Store(state: State(), update: updater()) {
        { state, _, _ in sink.take(state()) }
    }
    for _ in 0..<times { store.dispatch(.add(1)) }
    return sink.count
}

private func bound(_ times: Int) -> Int {
    let sink = Sink()
    let clicks = Emitter<Int>()
    let store = Store(state: State(), update: updater())
    store.run(
        bind { states in
            Bindings(
                subscriptions: [states.subscribe { sink.take($0) }],
                events: [clicks.signal.map { .add($0) }])
        })
    for _ in 0..<times { clicks.emit(1) }
    return sink.count
}

private func reacting(_ times: Int) -> Int {
    let store = Store(state: State(), update: updater())
    store.run(react(request: { $0.count < 0 ? nil : true }, effects: { _ in .never }))
    for _ in 0..<times { store.dispatch(.add(1)) }
    return store.state.count
}

private func reactingAnew(_ times: Int) -> Int {
    let store = Store(state: State(), update: updater())
    store.run(react(request: { $0.count }, effects: { _ in .never }))
    for _ in 0..<times { store.dispatch(.add(1)) }
    return store.state.count
}
