import Loop
import Testing

@Suite("Order: who sees what, and when")
struct StoreOrderTests {
    /// Appends digits: a state that shows in which order the actions were reduced.
    func append(_ digits: inout [Int], _ digit: Int) {
        digits.append(digit)
    }

    @Test("First in, first out: what is dispatched by observers and effects waits its turn")
    func firstInFirstOut() {
        let store = Store<[Int], Int>(state: [], update: append) {
            { _, digit, dispatch in
                if digit == 1 {
                    dispatch(4)
                    dispatch(5)
                }
            }
        }
        let observer = store.observe { digits in
            if digits.last == 1 {
                store.dispatch(2)
                store.dispatch(3)
            }
        }
        store.dispatch(1)
        #expect(store.state == [1, 2, 3, 4, 5])
        observer.cancel()
    }

    @Test("An action dispatched while reducing waits until the action is through")
    func dispatchWhileReducing() {
        var dispatch: Dispatch<Int>?
        let store = Store<[Int], Int>(state: []) { digits, digit in
            if digit == 1 { dispatch?(2) }
            digits.append(digit)
        }
        dispatch = store.dispatch
        var seen: [[Int]] = []
        let observer = store.observe { seen.append($0) }
        store.dispatch(1)
        #expect(seen == [[], [1], [1, 2]])
        observer.cancel()
    }

    @Test("An action dispatched while subscribing waits until the present state is shown")
    func dispatchWhileSubscribing() {
        let store = Store<Int, Int>(state: 0, update: +=)
        var log: [String] = []
        let observer = store.observe { state in
            log.append("begin \(state)")
            if state == 0 { store.dispatch(1) }
            log.append("end \(state)")
        }
        #expect(log == ["begin 0", "end 0", "begin 1", "end 1"])
        observer.cancel()
    }

    @Test("Per action: reduce, observers and loops in order of subscription, effects in the order written")
    func orderWithinAnAction() {
        var log: [String] = []
        func logging(_ name: String) -> Effect<Int, Int> {
            { state, action, _ in log.append("\(name) \(action) \(state())") }
        }
        let store = Store<Int, Int>(
            state: 0,
            update: { state, action in
                log.append("reduce \(action)")
                state += action
            },
            effects: {
                logging("effect 1")
                logging("effect 2")
            })
        let first = store.observe { log.append("observer 1 \($0)") }
        store.run(
            react(
                request: { state in
                    log.append("loop \(state)")
                    return nil as Int?
                }, effects: { _ in .never }))
        let last = store.observe { log.append("observer 2 \($0)") }
        log = []
        store.dispatch(7)
        #expect(log == ["reduce 7", "observer 1 7", "loop 7", "observer 2 7", "effect 1 7 7", "effect 2 7 7"])
        first.cancel()
        last.cancel()
    }

    @Test("All see the same state, although an observer dispatches at once")
    func sameStateForAll() {
        var log: [String] = []
        let store = Store<Int, Int>(state: 0, update: +=) {
            { state, _, _ in log.append("effect \(state())") }
        }
        let hasty = store.observe { if $0 == 1 { store.dispatch(1) } }
        let other = store.observe { log.append("observer \($0) \(store.state)") }
        log = []
        store.dispatch(1)
        #expect(log == ["observer 1 1", "effect 1", "observer 2 2", "effect 2"])
        hasty.cancel()
        other.cancel()
    }

    @Test("Every observer sees every state once and in order, also an equal one")
    func everyStateOnce() {
        let store = Store<Int, Int>(state: 0, update: +=)
        var seen: [[Int]] = [[], []]
        let first = store.observe { state in
            seen[0].append(state)
            if state < 5 { store.dispatch(1) }
        }
        let second = store.observe { seen[1].append($0) }
        store.dispatch(0)
        #expect(seen == [[0, 1, 2, 3, 4, 5, 5], [5, 5]])
        first.cancel()
        second.cancel()
    }
}

@Suite("Constant stack: a chain of a million dispatches passes")
struct ConstantStackTests {
    static let million = 1_000_000
    /// Long enough to overflow any stack, and ten times as quick.
    static let long = 100_000

    @Test("when an effect dispatches the next action")
    func chainedByAnEffect() {
        let store = Store<Int, Int>(state: 0, update: +=) {
            { state, _, dispatch in if state() < Self.million { dispatch(1) } }
        }
        store.dispatch(1)
        #expect(store.state == Self.million)
    }

    @Test("when an observer dispatches the next action")
    func chainedByAnObserver() {
        let store = Store<Int, Int>(state: 0, update: +=)
        let dispatch = store.dispatch
        let observer = store.observe { if $0 < Self.long { dispatch(1) } }
        #expect(store.state == Self.long)
        observer.cancel()
    }

    @Test("when a loop answers each state with the next action")
    func chainedByALoop() {
        let store = Store<Int, Int>(state: 0, update: +=)
        store.run(react(request: { $0 < Self.long ? $0 : nil }, effects: { _ in .just(1) }))
        #expect(store.state == Self.long)
    }

    @Test("when a hundred thousand actions wait at once, and they keep their order")
    func manyWaiting() {
        var isInOrder = true
        let store = Store<Int, Int>(state: 0) { state, action in
            isInOrder = isInOrder && action == state
            state += 1
        }
        let dispatch = store.dispatch
        let observer = store.observe { if $0 == 1 { for number in 1..<Self.long { dispatch(number) } } }
        store.dispatch(0)
        #expect(isInOrder)
        #expect(store.state == Self.long)
        observer.cancel()
    }
}
