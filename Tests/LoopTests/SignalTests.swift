import Loop
import Testing

@Suite("Signals and emitters")
struct SignalTests {
    let emitter = Emitter<Int>()

    /// What a signal gives for these values.
    func collect<Value>(_ signal: Signal<Value>, emitting values: [Int]) -> [Value] {
        var seen: [Value] = []
        let subscription = signal.subscribe { seen.append($0) }
        for value in values { emitter.emit(value) }
        subscription.cancel()
        emitter.emit(0)
        return seen
    }

    @Test("map transforms every value")
    func map() {
        #expect(collect(emitter.signal.map { "\($0)" }, emitting: [1, 2]) == ["1", "2"])
    }

    @Test("compactMap leaves out what becomes nil")
    func compactMap() {
        #expect(collect(emitter.signal.compactMap { $0 > 1 ? $0 * 10 : nil }, emitting: [1, 2, 3]) == [20, 30])
    }

    @Test("distinct leaves out repeats, for each subscriber by itself")
    func distinct() {
        let signal = emitter.signal.distinct
        #expect(collect(signal, emitting: [1, 1, 2, 2, 1]) == [1, 2, 1])
        #expect(collect(signal, emitting: [1, 1]) == [1])
    }

    @Test("merge gives the values of all as they come and cancels all")
    func merge() {
        let signal = Signal.merge([emitter.signal, emitter.signal.map { -$0 }, .just(9), .never])
        #expect(collect(signal, emitting: [1, 2]) == [9, 1, -1, 2, -2])
    }

    @Test("just gives one value at once, never gives none")
    func constants() {
        #expect(collect(.just(7), emitting: [1]) == [7])
        #expect(collect(Signal<Int>.never, emitting: [1]) == [])
    }

    @Test("A subscriber of an emitter gets only what comes")
    func noReplay() {
        emitter.emit(1)
        #expect(collect(emitter.signal, emitting: [2]) == [2])
    }

    @Test("Every subscriber gets the values in the order emitted, although one of them emits in turn")
    func nestedEmission() {
        var seen: [[Int]] = [[], []]
        let first = emitter.signal.subscribe { [emitter] value in
            seen[0].append(value)
            if value < 3 { emitter.emit(value + 1) }
        }
        let second = emitter.signal.subscribe { seen[1].append($0) }
        emitter.emit(1)
        #expect(seen == [[1, 2, 3], [1, 2, 3]])
        first.cancel()
        second.cancel()
    }

    @Test("A long chain of emissions needs no stack")
    func chain() {
        var last = 0
        let subscription = emitter.signal.subscribe { [emitter] value in
            last = value
            if value < 100_000 { emitter.emit(value + 1) }
        }
        emitter.emit(1)
        #expect(last == 100_000)
        subscription.cancel()
    }

    @Test("A source that goes on after it was cancelled reaches no one")
    func lateSource() {
        var send: ((Int) -> Void)?
        var ended = 0
        let signal = Signal<Int> { observer in
            send = observer
            return Cancellable { ended += 1 }
        }
        var seen: [Int] = []
        let subscription = signal.subscribe { seen.append($0) }
        send?(1)
        subscription.cancel()
        send?(2)
        #expect(seen == [1])
        #expect(ended == 1)
    }

    @Test("Subscribers who own their subscription are freed with the emitter")
    func emitterFreesItsSubscribers() {
        final class Owner {
            var subscription: Cancellable?
            func hear(_ value: Int) {}
        }
        var emitter: Emitter<Int>? = Emitter()
        var owner: Owner? = Owner()
        weak let freed = owner
        owner?.subscription = emitter?.signal.subscribe { [owner] in owner?.hear($0) }
        owner = nil
        #expect(freed != nil)
        emitter?.emit(1)
        emitter = nil
        #expect(freed == nil)
    }
}
