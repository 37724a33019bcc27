import Applications
import Glibc
import GtkRenderer
import HostKit
import Localization
import Screens
import TerminalRenderer

/// A program of the desktop: its application in a window, or in the terminal, or as plain text.
@MainActor
public struct DesktopProgram<State, Action> {
    private let name: String
    private let id: String
    private let summary: String
    private let layout: WindowLayout
    private let application: Application<State, Action>
    private let language = Catalogue.ofProgram.userLanguage()

    /// A program.
    ///
    /// `name` is the command, `id` the identifier such as `io.github.tally.calculator`, `summary` the first line of the
    /// help.
    public init(
        name: String, id: String, summary: String, layout: WindowLayout, application: Application<State, Action>
    ) {
        self.name = name
        self.id = id
        self.summary = summary
        self.layout = layout
        self.application = application.speaking(language)
    }

    /// Follows the command line until the user leaves, and ends the process: with 1 after a failure, 2 if the command
    /// line is not understood.
    public func main() -> Never {
        GtkRenderer.prepare()
        do throws(UsageError) {
            exit(try run(CommandLineArguments(Array(CommandLine.arguments.dropFirst()), options: options)))
        } catch {
            complain(error.message)
            OutputStream.error.write(usage)
            exit(2)
        }
    }
}

extension DesktopProgram {
    private func run(_ arguments: CommandLineArguments) throws(UsageError) -> Int32 {
        if arguments.has("help") { return say(usage + help) }
        if arguments.has("version") { return say("\(name) \(version)\n") }
        if let operand = arguments.operands.first { throw UsageError("'\(operand)' is not understood") }
        if arguments.has(Self.service) { return try runOnDisplay(as: .service) }
        if arguments.has(GtkRenderer.newWindow) { return try runOnDisplay(as: .further) }
        switch try arguments.choice("renderer", from: ["gtk", "terminal", "text"]) {
        case "gtk": return try runOnDisplay(as: .only)
        case "terminal": return runInTerminal { () throws(TerminalError) in try application.runInTerminal() }
        case "text": return application.runAsText()
        default:
            return GtkRenderer.hasDisplay(for: id)
                ? runInWindow() : runInTerminal { () throws(TerminalError) in try application.runWithoutDisplay() }
        }
    }

    /// What the desktop's bus starts the program with, as GLib's own programs are started.
    private static var service: String { "gapplication-service" }

    /// Runs in a window, which has been asked for.
    private func runOnDisplay(as instance: GtkRenderer.Instance) throws(UsageError) -> Int32 {
        guard GtkRenderer.hasDisplay(for: id) else { throw UsageError("there is no display to open a window on") }
        return runInWindow(as: instance)
    }

    private func runInWindow(as instance: GtkRenderer.Instance = .only) -> Int32 {
        // snippet: window
        let store = application.store()
        let window = GtkRenderer(
            id: id, layout: layout, language: language, settings: application.settings?.ofWindow, instance: instance)
        let host = Host(
            time: window.time, clock: window.clock, frame: GtkRenderer.frame, whenReadable: window.whenReadable)
        for loop in application.loops(host) { store.run(loop) }
        let following = application.settings?.changes(host).subscribe { window.followSettings() }
        store.show(window, screen: application.screen, action: application.action)
        if let document = application.document {
            window.offer(
                copyLabel: document.copyLabel, saveLabel: document.saveLabel, fileName: document.fileName
            ) { document.text(store.state, $0).string }
        }
        defer { following?.cancel() }
        return window.run()
        // end snippet
    }

    private func runInTerminal(_ run: () throws(TerminalError) -> Int32) -> Int32 {
        do throws(TerminalError) {
            return try run()
        } catch {
            complain(error.message)
            return 1
        }
    }

    private func say(_ text: String) -> Int32 {
        OutputStream.output.write(text)
        return 0
    }

    private func complain(_ message: String) {
        OutputStream.error.write("\(name): \(message)\n")
    }
}

extension Keeper {
    /// The settings of a window, each by the word `window` and its name.
    @MainActor
    fileprivate var ofWindow: WindowSettings {
        WindowSettings(
            read: { name in self.setting(Text("window." + name))?.string },
            write: { value, name in self.keep(Text(value), as: Text("window." + name)) })
    }
}

extension DesktopProgram {
    private var options: [CommandOption] {
        [
            CommandOption("renderer", takesValue: true), CommandOption("help", letter: "h"), CommandOption("version"),
            CommandOption(Self.service),
        ] + (layout.opensFurtherWindows ? [CommandOption(GtkRenderer.newWindow)] : [])
    }

    private var usage: String {
        let further = layout.opensFurtherWindows ? "[--\(GtkRenderer.newWindow)] " : ""
        return "usage: \(name) [--renderer gtk|terminal|text] \(further)[--help] [--version]\n"
    }

    private var help: String {
        """

        \(summary)
        It opens a window where there is a display, else it runs in the terminal, else as plain text on standard
        input and output.

          --renderer gtk|terminal|text   where to show it, whatever there is
        \(layout.opensFurtherWindows ? "  --new-window                   a window of its own, beside those that are open\n" : "")\
          --help, -h                     this help
          --version                      the version

        """
    }
}
