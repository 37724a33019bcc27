import Loop
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// The example of the module's README.
struct ExampleTests {
    @Test func example() throws {
        let time = ManualTime()
        // snippet: stopwatch
        let store = Store(state: Stopwatch(), update: reduce)
        store.run(ticking(time.source, every: 33_000_000))
        store.dispatch(.start(at: time.now))
        time.advance(by: 59_950_000_000)
        store.dispatch(.lap(at: time.now))
        time.advance(by: 7_000_000_000)
        store.dispatch(.stop(at: time.now))

        let screen = screen(of: store.state)
        #expect(screen.display[0].trailing.text == "1:06.95")
        #expect(screen.table?.rows[0].cells[1] == "0:59.95")
        // end snippet
    }
}
