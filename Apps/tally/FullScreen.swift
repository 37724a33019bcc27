import CalcCore
import HostKit
import Loop
import Screens
import StopwatchCore
import TerminalRenderer

/// `tally calculator` and `tally stopwatch`: the whole terminal, or plain text where there is none.
struct FullScreen {
    private let app: String
    private let isText: Bool

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        guard arguments.operands.count == 1 else { throw UsageError("'\(arguments.operands[0])' takes no argument") }
        try arguments.allow(["renderer"])
        app = arguments.operands[0]
        let renderer = try arguments.choice("renderer", from: ["terminal", "text"])
        isText = renderer.map { $0 == "text" } ?? !TerminalDevice.isInteractive
    }

    /// Runs until the user leaves. The result is the status to exit with.
    func run() -> Int32 {
        app == "calculator" ? runCalculator() : runStopwatch()
    }

    private func runCalculator() -> Int32 {
        let store = Store(state: Calculator(), update: reduce)
        guard !isText else {
            let text = TextRenderer { key, _ throws(SnapshotError) in try commands(of: key) }
            store.show(text, screen: screen(of:))
            return text.run()
        }
        let terminal = TerminalRenderer(loop: PollLoop())
        store.show(terminal, screen: screen(of:), action: { Command($0) })
        return run(terminal) { _ in "" }
    }

    private func runStopwatch() -> Int32 {
        let store = Store(state: Stopwatch(), update: reduce)
        let report = { (reading: Int64) in
            store.dispatch(.tick(at: reading))
            return finalReport(of: store.state)
        }
        guard !isText else {
            let text = TextRenderer(actions: StopwatchWords.actions)
            store.show(text, screen: screen(of:))
            let status = text.run()
            OutputStream.output.write(report(Clock.now()).utf8)
            return status
        }
        let loop = PollLoop()
        let terminal = TerminalRenderer(loop: loop)
        store.run(ticking(loop.time, every: TerminalRenderer.frame))
        store.show(terminal, screen: screen(of:), action: { StopwatchAction($0) })
        return run(terminal, report: report)
    }

    private func run(_ terminal: TerminalRenderer, report: (Int64) -> Text) -> Int32 {
        do throws(TerminalError) {
            try terminal.run(report: report)
            return 0
        } catch {
            complain(error.message)
            return 1
        }
    }
}
