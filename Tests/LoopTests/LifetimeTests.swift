import Loop
import LoopTesting
import Testing

/// Someone who owns the subscription that calls him.
private final class Owner {
    var subscription: Cancellable?
    var shown: [Int] = []

    func show(_ state: Int) {
        shown.append(state)
    }
}

@Suite("Lifetime: the store owns its loops, and no handle keeps the store")
struct LifetimeTests {
    @Test("A dispatch keeps no store alive; what is sent afterwards is dropped")
    func dispatchKeepsNothing() {
        var reduced = 0
        var store: Store? = Store<Int, Int>(state: 0) { _, _ in reduced += 1 }
        weak let probe = store
        let dispatch = store?.dispatch
        dispatch?(1)
        store = nil
        #expect(probe == nil)
        dispatch?(1)
        #expect(reduced == 1)
    }

    @Test("An effect that keeps its dispatch and its state makes no cycle; the state read stays the last one")
    func effectKeepsItsHandles() {
        var kept: (state: () -> Int, dispatch: Dispatch<Int>)?
        var store: Store? = Store<Int, Int>(state: 0, update: +=) {
            { state, _, dispatch in kept = (state, dispatch) }
        }
        weak let probe = store
        store?.dispatch(5)
        store = nil
        #expect(probe == nil)
        kept?.dispatch(1)
        #expect(kept?.state() == 5)
    }

    @Test("The store's end cancels its loops and their timers")
    func loopsEndWithTheStore() {
        let time = ManualTime()
        var store: Store? = Store<Int, Int64>(state: 0) { count, _ in count += 1 }
        weak let probe = store
        store?.run(react(request: { _ in true }, effects: { _ in time.source.ticks(every: 10) }))
        time.advance(by: 35)
        #expect(store?.state == 3)
        #expect(time.runningTimers == 1)
        store = nil
        #expect(probe == nil)
        #expect(time.runningTimers == 0)
    }

    @Test("The store's end frees observers, effects and loops, also those who own their subscription")
    func everythingIsFreed() {
        var ended = 0
        var store: Store? = {
            let probe = Probe { ended += 1 }
            return Store<Int, Int>(state: 0, update: +=) { { _, _, _ in probe.touch() } }
        }()
        var owner: Owner? = Owner()
        weak let freed = owner
        owner?.subscription = store?.observe { [owner] in owner?.show($0) }
        owner = nil
        store?.run(
            {
                let probe = Probe { ended += 1 }
                return bind { states in
                    Bindings(subscriptions: [states.subscribe { _ in probe.touch() }], events: [])
                }
            }())
        #expect(freed != nil)
        store = nil
        #expect(freed == nil)
        #expect(ended == 2)
    }

    @Test("A store freed in the middle of a round says nothing more, and nothing that waits is reduced")
    func freedInARound() {
        var log: [String] = []
        var store: Store? = Store<Int, Int>(state: 0, update: +=) {
            { _, _, _ in log.append("effect") }
        }
        weak let probe = store
        let first = store?.observe { state in
            if state == 1 {
                store?.dispatch(1)
                store = nil
            }
        }
        let second = store?.observe { log.append("observer \($0)") }
        store?.dispatch(1)
        #expect(probe == nil)
        #expect(log == ["observer 0"])
        first?.cancel()
        second?.cancel()
    }

    @Test("A loop that dispatches and subscribes while its store is being freed reaches no one")
    func callsWhileBeingFreed() {
        var reduced = 0
        var store: Store? = Store<Int, Int>(state: 0) { _, _ in reduced += 1 }
        var seen: [Int] = []
        var late: Cancellable?
        let ending = Signal<Int> { [dispatch = store?.dispatch, states = store?.states] _ in
            Cancellable {
                dispatch?(1)
                late = states?.subscribe { seen.append($0) }
            }
        }
        store?.run(Feedback { _ in ending })
        store = nil
        #expect(reduced == 0)
        #expect(seen == [0])
        late?.cancel()
    }

    @Test("A signal of states outlives its store: it gives the last state and then nothing")
    func signalOutlivesTheStore() {
        var store: Store? = Store<Int, Int>(state: 4, update: +=)
        let states = store?.states
        store = nil
        var owner: Owner? = Owner()
        weak let freed = owner
        owner?.subscription = states?.subscribe { [owner] in owner?.show($0) }
        #expect(owner?.shown == [4])
        owner = nil
        #expect(freed == nil)
    }
}

@Suite("Cancelling: once, and by deinit at the latest")
struct CancellableTests {
    @Test("Cancelling is idempotent")
    func idempotent() {
        var count = 0
        let cancellable = Cancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
    }

    @Test("Cancelling from inside the cancelling does nothing")
    func nested() {
        var count = 0
        var cancellable: Cancellable?
        cancellable = Cancellable {
            count += 1
            cancellable?.cancel()
        }
        cancellable?.cancel()
        #expect(count == 1)
        cancellable = nil
    }

    @Test("What nobody cancels is cancelled when it is freed")
    func byDeinit() {
        var count = 0
        var cancellable: Cancellable? = Cancellable { count += 1 }
        #expect(count == 0)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        #expect(count == 1)
    }

    @Test("A subscription ends with its Cancellable")
    func subscriptionEndsByDeinit() {
        let store = Store<Int, Int>(state: 0, update: +=)
        var seen: [Int] = []
        var subscription: Cancellable? = store.observe { seen.append($0) }
        store.dispatch(1)
        withExtendedLifetime(subscription) {}
        subscription = nil
        store.dispatch(1)
        #expect(seen == [0, 1])
    }
}
