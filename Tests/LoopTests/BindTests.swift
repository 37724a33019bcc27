import Loop
import Testing

@Suite("Loops: bind, Feedback, system, renderers")
struct BindTests {
    @Test("bind shows every state and takes the events")
    func bindRoundTrip() {
        let store = Store<Int, Int>(state: 1, update: +=)
        let plus = Emitter<Int>(), minus = Emitter<Int>()
        var shown: [Int] = []
        store.run(
            bind { states in
                Bindings(
                    subscriptions: [states.subscribe { shown.append($0) }],
                    events: [plus.signal, minus.signal.map { -$0 }])
            })
        plus.emit(5)
        minus.emit(2)
        #expect(shown == [1, 6, 4])
    }

    @Test("The store's end cancels the subscriptions and then the events of bind")
    func bindEnds() {
        var log: [String] = []
        var store: Store? = Store<Int, Int>(state: 0, update: +=)
        store?.run(
            bind { _ in
                Bindings(
                    subscriptions: [Cancellable { log.append("subscription") }],
                    events: [Signal { _ in Cancellable { log.append("event") } }])
            })
        #expect(log.isEmpty)
        store = nil
        #expect(log == ["subscription", "event"])
    }

    @Test("All loops that are run together see the present state before any of their actions")
    func runTogether() {
        let store = Store<Int, Int>(state: 0, update: +=)
        var seen: [Int] = []
        store.run(
            Feedback { states in states.compactMap { $0 == 0 ? 1 : nil } },
            bind { states in Bindings(subscriptions: [states.subscribe { seen.append($0) }], events: []) })
        #expect(seen == [0, 1])
    }

    @Test("A loop may run another loop as it starts")
    func runWithinRun() {
        let store = Store<Int, Int>(state: 1, update: +=)
        store.run(
            Feedback { [unowned store] states in
                store.run(react(request: { $0 == 1 ? true : nil }, effects: { _ in .just(10) }))
                return states.compactMap { $0 == 11 ? 100 : nil }
            })
        #expect(store.state == 111)
    }

    @Test("A Feedback is a function from states to actions")
    func feedback() {
        let store = Store<Int, Int>(state: 10, update: +=)
        store.run(Feedback { states in states.compactMap { $0 % 4 == 0 ? nil : 1 } })
        #expect(store.state == 12)
        store.dispatch(1)
        #expect(store.state == 16)
    }

    @Test("system gives each subscriber all states of a system of its own")
    func systemIsCold() {
        let ticks = Emitter<Int>()
        let states = system(
            initialState: 0, reduce: { $0 + $1 },
            feedback: bind { _ in Bindings(subscriptions: [], events: [ticks.signal]) },
            react(request: { $0 == 5 ? true : nil }, effects: { _ in .just(100) }))
        var seen: [[Int]] = [[], []]
        let first = states.subscribe { seen[0].append($0) }
        ticks.emit(2)
        let second = states.subscribe { seen[1].append($0) }
        ticks.emit(3)
        #expect(seen == [[0, 2, 5, 105], [0, 3]])
        first.cancel()
        ticks.emit(2)
        #expect(seen == [[0, 2, 5, 105], [0, 3, 5, 105]])
        second.cancel()
    }

    @Test("system shows the initial state first, even when a loop answers it at once")
    func systemBegins() {
        let states = system(
            initialState: 0, reduce: { $0 + $1 },
            feedback: Feedback { states in states.compactMap { $0 < 2 ? 1 : nil } })
        var seen: [Int] = []
        let subscription = states.subscribe { seen.append($0) }
        #expect(seen == [0, 1, 2])
        subscription.cancel()
    }

    @Test("Cancelling a system inside its own round ends it there")
    func cancelledInside() {
        let ticks = Emitter<Int>()
        let states = system(
            initialState: 0, reduce: { $0 + $1 },
            feedback: bind { _ in Bindings(subscriptions: [], events: [ticks.signal]) })
        var seen: [Int] = []
        var running: Cancellable?
        running = states.subscribe { state in
            seen.append(state)
            if state == 2 { running?.cancel() }
        }
        ticks.emit(1)
        ticks.emit(1)
        ticks.emit(1)
        #expect(seen == [0, 1, 2])
    }
}

@Suite("A renderer is one more loop")
struct RendererTests {
    /// Shows texts and reports digits.
    final class Paper: Renderer {
        let digits = Emitter<Int>()
        var lines: [String] = []

        func bindings(for screens: Signal<String>) -> Bindings<Int> {
            Bindings(subscriptions: [screens.subscribe { [self] in lines.append($0) }], events: [digits.signal])
        }
    }

    let paper = Paper()

    @Test("It shows the screen of every state, and its actions become the store's")
    func showsAndReports() {
        let store = Store<Int, String>(state: 0) { sum, digits in sum += digits.utf8.count }
        store.show(
            paper, screen: { "sum \($0)" },
            action: { $0 == 0 ? nil : String(repeating: "I", count: $0) })
        paper.digits.emit(3)
        paper.digits.emit(0)
        paper.digits.emit(2)
        #expect(paper.lines == ["sum 0", "sum 3", "sum 5"])
    }

    @Test("It may speak in the store's own actions")
    func sameActions() {
        let store = Store<Int, Int>(state: 0, update: +=)
        store.show(paper, screen: { "\($0)" })
        paper.digits.emit(4)
        #expect(paper.lines == ["0", "4"])
    }

    @Test("It is silent and free when the store is gone")
    func endsWithTheStore() {
        var store: Store? = Store<Int, Int>(state: 0, update: +=)
        var paper: Paper? = Paper()
        weak let freed = paper
        let digits = paper?.digits
        if let paper { store?.show(paper, screen: { "\($0)" }) }
        paper = nil
        #expect(freed != nil)
        store = nil
        #expect(freed == nil)
        digits?.emit(1)
    }
}
