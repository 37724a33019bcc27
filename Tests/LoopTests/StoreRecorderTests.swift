import Loop
import LoopTesting
import Testing

@Suite("StoreRecorder")
struct StoreRecorderTests {
    let store = Store<Int, Int>(state: 0, update: +=)

    @Test("States that are asserted pass, a few at a time")
    func asserted() {
        let recorder = StoreRecorder(store)
        recorder.expect(0)
        store.dispatch(2)
        store.dispatch(3)
        recorder.expect(2, 5)
        recorder.expect()
    }

    // snippet: recorder
    @Test("Every tick is a state to assert")
    func ticks() {
        let time = ManualTime()
        let store = Store<Int64, Int64>(state: 0, update: { $0 = $1 })
        store.run(Feedback { _ in time.source.ticks(every: 20_000_000) })
        let recorder = StoreRecorder(store)
        recorder.expect(0)
        time.advance(by: 50_000_000)
        recorder.expect(20_000_000, 40_000_000)
    }
    // end snippet

    @Test("Another state than expected fails and shows both")
    func otherState() {
        let recorder = StoreRecorder(store)
        withKnownIssue {
            recorder.expect(1)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("- 1\n+ 0") }
        }
    }

    @Test("A state too many or too few fails", arguments: [0, 2])
    func otherCount(dispatches: Int) {
        let recorder = StoreRecorder(store)
        recorder.expect(0)
        for _ in 0..<dispatches { store.dispatch(1) }
        withKnownIssue { recorder.expect(1) }
    }

    @Test("A state that nobody asserted fails when the recorder is freed")
    func unasserted() {
        withKnownIssue {
            let recorder = StoreRecorder(store)
            recorder.expect(0)
            store.dispatch(7)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "States that nobody asserted:\n7\n" }
        }
    }

    @Test("A recorder keeps no store alive and records nothing after it")
    func keepsNoStore() {
        var store: Store? = Store<Int, Int>(state: 0, update: +=)
        weak let probe = store
        let recorder = store.map { StoreRecorder($0) }
        recorder?.expect(0)
        store = nil
        #expect(probe == nil)
    }
}
