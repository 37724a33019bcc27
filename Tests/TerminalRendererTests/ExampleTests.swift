import CalcCore
import HostKit
import Loop
import Screens
import StopwatchCore
import TerminalRenderer
import Testing

/// The examples of the module's README, compiled. Running them takes a terminal: the tests of the programs do that.
enum Example {
    static func terminal() throws {
        // snippet: terminal
        let loop = PollLoop()
        let store = Store(state: Stopwatch(), update: reduce)
        store.run(ticking(loop.time, every: TerminalRenderer.frame))

        let terminal = TerminalRenderer(loop: loop)
        store.show(terminal, screen: screen(of:), action: { StopwatchAction($0) })
        try terminal.run { reading in  // returns when the user leaves
            store.dispatch(.tick(at: reading))
            return finalReport(of: store.state)  // printed on the normal screen
        }
        // end snippet
    }

    static func text() -> Int32 {
        // snippet: text
        let store = Store(state: Calculator(), update: reduce)
        let text = TextRenderer(loop: PollLoop()) { key, _ throws(SnapshotError) in try commands(of: key) }
        store.show(text, screen: screen(of:))
        let status = text.run()  // follows standard input to its end
        // end snippet
        return status
    }
}

@Suite struct RendererTests {
    /// Without a terminal the renderer only takes note of the screens.
    @Test func aRendererCanBeShownBeforeItRuns() {
        let store = Store(state: Calculator(), update: reduce)
        store.show(TerminalRenderer(loop: PollLoop()), screen: screen(of:), action: { Command($0) })
        store.dispatch(.addDigit(.seven))
        #expect(screen(of: store.state).display[1].trailing.text == "7")
    }

    @Test func aTerminalThatCannotShowAScreenIsToldInWords() {
        #expect(
            TerminalError(type: "dumb").message
                == "this type of terminal cannot show a full screen: 'dumb' (TERM); try --renderer text")
    }
}
