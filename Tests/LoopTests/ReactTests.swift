import Loop
import LoopTesting
import Testing

@Suite("react: one request")
struct ReactTests {
    /// A state that asks for something, and all that has been reduced.
    struct Wish: Equatable {
        var request: String?
        var answers: [String] = []
    }

    enum Action: Equatable {
        case ask(String?)
        case answer(String)
    }

    final class World {
        var log: [String] = []
        var emitters: [String: Emitter<Action>] = [:]

        /// Answers a request by what its emitter gives, and writes down its start and its end.
        func fulfil(_ request: String) -> Signal<Action> {
            Signal { observer in
                self.log.append("start \(request)")
                let emitter = Emitter<Action>()
                self.emitters[request] = emitter
                let subscription = emitter.signal.subscribe(observer)
                return Cancellable {
                    subscription.cancel()
                    self.log.append("cancel \(request)")
                }
            }
        }
    }

    let world = World()

    func makeStore(_ effects: @escaping (String) -> Signal<Action>) -> Store<Wish, Action> {
        let store = Store<Wish, Action>(state: Wish()) { wish, action in
            switch action {
            case .ask(let request): wish.request = request
            case .answer(let answer): wish.answers.append(answer)
            }
        }
        store.run(react(request: { $0.request }, effects: effects))
        return store
    }

    @Test("A request starts its effects, and their actions are reduced")
    func starts() {
        let store = makeStore(world.fulfil)
        #expect(world.log.isEmpty)
        store.dispatch(.ask("a"))
        world.emitters["a"]?.emit(.answer("1"))
        #expect(world.log == ["start a"])
        #expect(store.state.answers == ["1"])
    }

    @Test("An equal request is left alone")
    func equalIsLeftAlone() {
        let store = makeStore(world.fulfil)
        store.dispatch(.ask("a"))
        store.dispatch(.ask("a"))
        world.emitters["a"]?.emit(.answer("1"))
        #expect(world.log == ["start a"])
    }

    @Test("A changed request is cancelled before the next starts")
    func changedIsCancelledFirst() {
        let store = makeStore(world.fulfil)
        store.dispatch(.ask("a"))
        store.dispatch(.ask("b"))
        #expect(world.log == ["start a", "cancel a", "start b"])
    }

    @Test("A request that is gone is cancelled, and starts anew when it comes back")
    func goneIsCancelled() {
        let store = makeStore(world.fulfil)
        store.dispatch(.ask("a"))
        store.dispatch(.ask(nil))
        #expect(world.log == ["start a", "cancel a"])
        store.dispatch(.ask("a"))
        #expect(world.log == ["start a", "cancel a", "start a"])
    }

    @Test("No action of a withdrawn request is reduced, not even one already waiting")
    func waitingActionsAreDropped() {
        let store = makeStore(world.fulfil)
        let dispatch = store.dispatch
        store.dispatch(.ask("a"))
        let emitter = world.emitters["a"]
        let observer = store.observe { wish in
            if wish == Wish(request: "a", answers: ["go"]) {
                dispatch(.ask("b"))
                emitter?.emit(.answer("too late"))
                dispatch(.answer("of nobody's request"))
            }
        }
        store.dispatch(.answer("go"))
        #expect(store.state.answers == ["go", "of nobody's request"])
        observer.cancel()
    }

    @Test("No action of a withdrawn request is reduced when the same request has started anew meanwhile")
    func waitingActionsOfAnEarlierRun() {
        let store = makeStore(world.fulfil)
        let dispatch = store.dispatch
        store.dispatch(.ask("a"))
        let emitter = world.emitters["a"]
        var isFirst = true
        let observer = store.observe { wish in
            if isFirst && wish.answers == ["go"] {
                isFirst = false
                dispatch(.ask(nil))
                dispatch(.ask("a"))
                emitter?.emit(.answer("of the first run"))
            }
        }
        store.dispatch(.answer("go"))
        #expect(store.state == Wish(request: "a", answers: ["go"]))
        observer.cancel()
    }

    @Test("Effects that answer at once are reduced in turn, unless the answer before withdrew them")
    func answersAtOnce() {
        let store = makeStore { request in
            request == "a" ? .merge([.just(.answer("1")), .just(.ask("b")), .just(.answer("2"))]) : .just(.answer("3"))
        }
        store.dispatch(.ask("a"))
        #expect(store.state == Wish(request: "b", answers: ["1", "3"]))
    }

    @Test("A request of the initial state starts when the loop is run")
    func initialRequest() {
        let store = Store<Int, Int>(state: 3, update: +=)
        store.run(react(request: { $0 == 3 ? $0 : nil }, effects: { .just($0) }))
        #expect(store.state == 6)
    }

    @Test("The store may be freed by the start of its own effects")
    func freedWhileStarting() {
        let time = ManualTime()
        var store: Store? = Store<Int, Int64>(state: 0) { state, _ in state += 1 }
        store?.run(
            react(
                request: { $0 > 0 ? $0 : nil },
                effects: { _ in
                    store = nil
                    return time.source.ticks(every: 1)
                }))
        store?.dispatch(1)
        #expect(store == nil)
        #expect(time.runningTimers == 0)
    }

    @Test("When cancelling a request frees the store, the next request does not start")
    func freedWhileCancelling() {
        var store: Store? = Store<Int, Int>(state: 1, update: +=)
        var started: [Int] = []
        store?.run(
            react(
                request: { $0 },
                effects: { request in
                    started.append(request)
                    return Signal { _ in Cancellable { store = nil } }
                }))
        let dispatch = store?.dispatch
        dispatch?(1)
        #expect(store == nil)
        #expect(started == [1])
    }
}

@Suite("react: many requests")
struct ReactManyTests {
    final class Log {
        var lines: [String] = []
        var emitters: [Int: Emitter<Void>] = [:]
    }

    let log = Log()

    /// A store whose state is the list of requests.
    func makeStore() -> Store<[Int], [Int]> {
        let store = Store<[Int], [Int]>(state: []) { $0 = $1 }
        store.run(
            react(
                requests: { $0 },
                effects: { [log] request in
                    Signal { observer in
                        log.lines.append("+\(request)")
                        let emitter = Emitter<Void>()
                        log.emitters[request] = emitter
                        let subscription = emitter.signal.subscribe { observer([request, request + 1]) }
                        return Cancellable {
                            subscription.cancel()
                            log.lines.append("-\(request)")
                        }
                    }
                }))
        return store
    }

    @Test("Those gone are cancelled in the order they were listed, then new ones start in the order listed now")
    func order() {
        let store = makeStore()
        store.dispatch([3, 1, 2])
        #expect(log.lines == ["+3", "+1", "+2"])
        log.lines = []
        store.dispatch([9, 1, 8])
        #expect(log.lines == ["-3", "-2", "+9", "+8"])
        log.lines = []
        store.dispatch([])
        #expect(log.lines == ["-9", "-1", "-8"])
    }

    @Test("Equal ones are left alone, whatever their order, and count once")
    func leftAlone() {
        let store = makeStore()
        store.dispatch([1, 2])
        store.dispatch([2, 1])
        store.dispatch([1, 2, 1, 1])
        #expect(log.lines == ["+1", "+2"])
        store.dispatch([2])
        #expect(log.lines == ["+1", "+2", "-1"])
        store.dispatch([7, 2, 7])
        #expect(log.lines == ["+1", "+2", "-1", "+7"])
    }

    @Test("Only the actions of requests that stand are reduced")
    func actions() {
        let store = makeStore()
        store.dispatch([1, 5])
        let (first, second) = (log.emitters[1], log.emitters[5])
        second?.emit(())
        #expect(store.state == [5, 6])
        first?.emit(())
        #expect(store.state == [5, 6])
    }

    @Test("All end with the store, in the order listed")
    func endWithTheStore() {
        var store: Store? = makeStore()
        store?.dispatch([2, 1])
        log.lines = []
        store = nil
        #expect(log.lines == ["-2", "-1"])
    }
}
