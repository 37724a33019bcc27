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
    public func runInTerminal(numbers: NumberStyle = NumberStyle()) throws(TerminalError) -> Int32 {
        let store = store()
        let loop = PollLoop()
        let terminal = TerminalRenderer(loop: loop, numbers: numbers, language: language)
        let host = Host(time: loop.time, frame: TerminalRenderer.frame, whenReadable: loop.readable)
        for running in loops(host) { store.run(running) }
        store.show(terminal, screen: screen, action: action)
        try terminal.run { reading in farewell(store.state, reading, language) }
        return 0
    }

    /// Runs as plain text on standard input and output, to the end of the input. Every so many nanoseconds, if that is said,
    /// and with every change, it tells what the time has become. The result is the status to exit with.
    public func runAsText(every period: Int64? = nil) -> Int32 {
        let store = store()
        let loop = PollLoop()
        // Where nothing is told of itself, nothing ticks.
        let time = period == nil ? TimeSource(now: Clock.now) { _ in .never } : loop.time
        let host = Host(
            time: time, clock: loop.time, frame: period ?? .max, isInteractive: false, whenReadable: loop.readable)
        for running in loops(host) { store.run(running) }
        let text = TextRenderer(loop: loop, showsChanges: period != nil) { [words] key, reading throws(SnapshotError) in
            try words(store.state, key, reading)
        }
        store.show(text, screen: screen)
        let status = text.run()
        OutputStream.output.write(farewell(store.state, Clock.now(), language).utf8)
        return status
    }
}
