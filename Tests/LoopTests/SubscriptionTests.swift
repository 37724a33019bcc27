import Loop
import Testing

@Suite("Subscriptions: nothing missed, nothing twice, silence after cancelling")
struct SubscriptionTests {
    let store = Store<Int, Int>(state: 0, update: +=)

    @Test("A new subscriber gets the present state at once and nothing twice")
    func presentStateAtOnce() {
        store.dispatch(3)
        var seen: [Int] = []
        let subscription = store.states.subscribe { seen.append($0) }
        #expect(seen == [3])
        store.dispatch(1)
        #expect(seen == [3, 4])
        subscription.cancel()
    }

    @Test("A subscriber that comes in the middle of a round gets that state once")
    func subscribedInARound() {
        var late: [Int] = []
        var subscriptions: [Cancellable] = []
        subscriptions.append(
            store.observe { [store] state in
                if state == 1 { subscriptions.append(store.observe { late.append($0) }) }
            })
        store.dispatch(1)
        #expect(late == [1])
        store.dispatch(1)
        #expect(late == [1, 2])
        subscriptions = []
    }

    @Test("A subscriber that comes in an effect gets that state once")
    func subscribedInAnEffect() {
        var late: [Int] = []
        var subscriptions: [Cancellable] = []
        var states: Signal<Int>?
        let store = Store<Int, Int>(state: 0, update: +=) {
            { _, action, _ in
                if action == 1, let states { subscriptions.append(states.subscribe { late.append($0) }) }
            }
        }
        states = store.states
        store.dispatch(1)
        store.dispatch(2)
        #expect(late == [1, 3])
        subscriptions = []
    }

    @Test("A cancelled subscriber is silent from that moment, in the same round too")
    func cancelledInARound() {
        var seen: [Int] = []
        var later: Cancellable?
        let first = store.observe { if $0 == 2 { later?.cancel() } }
        later = store.observe { seen.append($0) }
        store.dispatch(1)
        store.dispatch(1)
        store.dispatch(1)
        #expect(seen == [0, 1])
        first.cancel()
    }

    @Test("A subscriber that cancels itself hears no more, and the others miss nothing")
    func cancelsItself() {
        var seen: [[Int]] = [[], []]
        var own: Cancellable?
        own = store.observe { state in
            seen[0].append(state)
            if state == 1 { own?.cancel() }
        }
        let other = store.observe { seen[1].append($0) }
        store.dispatch(1)
        store.dispatch(1)
        #expect(seen == [[0, 1], [0, 1, 2]])
        other.cancel()
    }

    @Test("A cancelled subscriber's closure is freed at once, although its subscription is kept")
    func cancelledIsFreed() {
        var probe: Probe? = Probe()
        weak let freed = probe
        let subscription = store.observe { [probe] _ in probe?.touch() }
        probe = nil
        #expect(freed != nil)
        subscription.cancel()
        #expect(freed == nil)
    }

    @Test("Ten thousand subscribers come and go")
    func many() {
        var count = 0
        var subscriptions = (0..<10_000).map { _ in store.observe { _ in count += 1 } }
        count = 0
        store.dispatch(1)
        #expect(count == 10_000)
        subscriptions.removeLast(5_000)
        store.dispatch(1)
        #expect(count == 15_000)
        subscriptions = []
        store.dispatch(1)
        #expect(count == 15_000)
    }
}
