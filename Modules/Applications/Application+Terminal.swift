import HostKit
import Loop
import Screens
import TerminalRenderer

extension Application {
    /// Runs in the whole terminal, or as plain text where there is none.
    public func runWithoutDisplay() throws(TerminalError) -> Int32 {
        TerminalDevice.isInteractive ? try runInTerminal() : runAsText()
    }

    /// Runs in the whole terminal until the user leaves. The result is the status to exit with.
    public func runInTerminal() throws(TerminalError) -> Int32 {
        let store = store()
        let loop = PollLoop()
        let terminal = TerminalRenderer(loop: loop)
        let host = Host(time: loop.time, frame: TerminalRenderer.frame, whenReadable: loop.readable)
        for running in loops(host) { store.run(running) }
        store.show(terminal, screen: screen, action: action)
        try terminal.run { reading in farewell(store.state, reading) }
        return 0
    }

    /// Runs as plain text on standard input and output, to the end of the input. The result is the status to exit with.
    public func runAsText() -> Int32 {
        let store = store()
        for running in loops(.silent) { store.run(running) }
        let text = TextRenderer { [words] key, reading throws(SnapshotError) in
            try words(store.state, key, reading)
        }
        store.show(text, screen: screen)
        let status = text.run()
        OutputStream.output.write(farewell(store.state, Clock.now()).utf8)
        return status
    }
}
