import Loop
import LoopTesting
import Testing

@Suite("The counter example")
struct CounterExampleTests {
    @Test("The counter counts, never goes below 0 and resets")
    func counterCounts() {
        var shown: [Int] = []
        counterExample { shown.append($0) }
        #expect(shown == [0, 1, 2, 0, 0])
    }

    @Test("The counter's store shows every state once", arguments: [0, 1, 5])
    func everyStateOfTheCounter(start: Int) {
        let store = Store(state: start, update: counter)
        let recorder = StoreRecorder(store)
        recorder.expect(start)
        store.dispatch(.decrement)
        store.dispatch(.increment)
        store.dispatch(.reset)
        recorder.expect(max(0, start - 1), max(0, start - 1) + 1, 0)
    }
}
