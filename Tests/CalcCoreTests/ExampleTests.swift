import CalcCore
import Loop
import Screens
import Testing

/// The example of the module's README.
struct ExampleTests {
    @Test func example() {
        // snippet: calculator
        let keys = Emitter<UserInput>()
        let calculators = system(
            initialState: Calculator(),
            reduce: reduce,
            feedback: Feedback { _ in keys.signal.compactMap { Command($0) } })

        var results: [Text] = []
        let watching = calculators.map(screen(of:)).subscribe { screen in
            results.append(screen.display[1].trailing.text)
        }
        for id in ["digit-7", "multiply", "digit-6", "equals", "undo"] as [Text] {
            keys.emit(.press(id, at: 0))
        }
        watching.cancel()
        // end snippet
        #expect(results == ["0", "7", "7", "6", "42", "6"])
    }
}
