import CalcCore
import Glibc
import GtkRenderer
import HostKit
import Loop
import Screens
import TerminalRenderer

/// `tally-calculator`: the calculator in a window, or in the terminal, or as plain text.
@main
@MainActor
struct Program {
    private static let id = "io.github.tally.calculator"
    private static let options = [
        CommandOption("renderer", takesValue: true), CommandOption("help", letter: "h"), CommandOption("version"),
    ]

    static func main() {
        GtkRenderer.prepare()
        do throws(UsageError) {
            let arguments = try CommandLineArguments(Array(CommandLine.arguments.dropFirst()), options: options)
            exit(try run(arguments))
        } catch {
            OutputStream.error.write("tally-calculator: \(error.message)\n\(usage)")
            exit(2)
        }
    }

    private static func run(_ arguments: CommandLineArguments) throws(UsageError) -> Int32 {
        if arguments.has("help") { return say(usage + help) }
        if arguments.has("version") { return say("tally-calculator \(version)\n") }
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
        // snippet: window
        let store = Store(state: Calculator(), update: reduce)
        let window = GtkRenderer(id: id, layout: .calculator)
        store.show(window, screen: screen(of:), action: { Command($0) })
        return window.run()
        // end snippet
    }

    private static func runTerminal() -> Int32 {
        let store = Store(state: Calculator(), update: reduce)
        let terminal = TerminalRenderer(loop: PollLoop())
        store.show(terminal, screen: screen(of:), action: { Command($0) })
        do throws(TerminalError) {
            try terminal.run()
            return 0
        } catch {
            OutputStream.error.write("tally-calculator: \(error.message)\n")
            return 1
        }
    }

    private static func runText() -> Int32 {
        let store = Store(state: Calculator(), update: reduce)
        let text = TextRenderer { key, _ throws(SnapshotError) in try commands(of: key) }
        store.show(text, screen: screen(of:))
        return text.run()
    }

    private static let usage = "usage: tally-calculator [--renderer gtk|terminal|text] [--help] [--version]\n"

    private static let help = """

        A calculator that shows no wrong digit: in a window where there is a display, else in the terminal,
        else as plain text on standard input and output.

          --renderer gtk|terminal|text   where to show it, whatever there is
          --help, -h                     this help
          --version                      the version

        """
}
