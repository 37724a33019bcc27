import Glibc
import GtkRenderer
import HostKit
import Loop
import Screens
import StopwatchCore
import TerminalRenderer

/// `tally-stopwatch`: the stopwatch in a window, or in the terminal, or as plain text.
@main
@MainActor
struct Program {
    private static let id = "io.github.tally.stopwatch"
    private static let options = [
        CommandOption("renderer", takesValue: true), CommandOption("help", letter: "h"), CommandOption("version"),
    ]

    static func main() {
        GtkRenderer.prepare()
        do throws(UsageError) {
            let arguments = try CommandLineArguments(Array(CommandLine.arguments.dropFirst()), options: options)
            exit(try run(arguments))
        } catch {
            OutputStream.error.write("tally-stopwatch: \(error.message)\n\(usage)")
            exit(2)
        }
    }

    private static func run(_ arguments: CommandLineArguments) throws(UsageError) -> Int32 {
        if arguments.has("help") { return say(usage + help) }
        if arguments.has("version") { return say("tally-stopwatch \(version)\n") }
        if let operand = arguments.operands.first { throw UsageError("'\(operand)' is not understood") }
        switch try arguments.choice("renderer", from: ["gtk", "terminal", "text"]) {
        case "gtk":
            guard GtkRenderer.hasDisplay(for: id) else { throw UsageError("there is no display to open a window on") }
            return runWindow()
        case "terminal": return runTerminal()
        case "text": return runText()
        default: return GtkRenderer.hasDisplay(for: id) ? runWindow() : runWithoutDisplay()
        }
    }

    private static func runWithoutDisplay() -> Int32 {
        TerminalDevice.isInteractive ? runTerminal() : runText()
    }

    private static func say(_ text: String) -> Int32 {
        OutputStream.output.write(text)
        return 0
    }
}

extension Program {
    private static func runWindow() -> Int32 {
        let store = Store(state: Stopwatch(), update: reduce)
        let window = GtkRenderer(id: id, layout: .stopwatch)
        store.run(ticking(window.time))
        store.show(window, screen: screen(of:), action: { StopwatchAction($0) })
        return window.run()
    }

    private static func runTerminal() -> Int32 {
        let store = Store(state: Stopwatch(), update: reduce)
        let loop = PollLoop()
        let terminal = TerminalRenderer(loop: loop)
        store.run(ticking(loop.time, every: TerminalRenderer.frame))
        store.show(terminal, screen: screen(of:), action: { StopwatchAction($0) })
        do throws(TerminalError) {
            try terminal.run { reading in report(store, at: reading) }
            return 0
        } catch {
            OutputStream.error.write("tally-stopwatch: \(error.message)\n")
            return 1
        }
    }

    private static func runText() -> Int32 {
        let store = Store(state: Stopwatch(), update: reduce)
        let text = TextRenderer { key, reading throws(SnapshotError) in try actions(of: key, at: reading) }
        store.show(text, screen: screen(of:))
        let status = text.run()
        OutputStream.output.write(report(store, at: Clock.now()).utf8)
        return status
    }

    /// The final time and the laps.
    private static func report(_ store: Store<Stopwatch, StopwatchAction>, at reading: Int64) -> Text {
        store.dispatch(.tick(at: reading))
        return finalReport(of: store.state)
    }

    /// What a word of plain text does.
    private static func actions(of word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [StopwatchAction] {
        if word.text == "status" { return [.tick(at: reading)] }
        guard let action = StopwatchAction(.press(word.text, at: reading)) else {
            throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
        }
        return [action]
    }

    private static let usage = "usage: tally-stopwatch [--renderer gtk|terminal|text] [--help] [--version]\n"

    private static let help = """

        A stopwatch that is true to the clock: in a window where there is a display, else in the terminal,
        else as plain text on standard input and output.

          --renderer gtk|terminal|text   where to show it, whatever there is
          --help, -h                     this help
          --version                      the version

        """
}
