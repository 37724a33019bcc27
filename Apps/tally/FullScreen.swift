import Applications
import HostKit
import Localization
import TerminalRenderer

/// `tally calculator` and `tally stopwatch`: the whole terminal, or plain text where there is none.
struct FullScreen {
    private let app: String
    private let renderer: String?

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        guard arguments.operands.count == 1 else { throw UsageError("'\(arguments.operands[0])' takes no argument") }
        try arguments.allow(["renderer"])
        app = arguments.operands[0]
        renderer = try arguments.choice("renderer", from: ["terminal", "text"])
    }

    /// Runs until the user leaves. The result is the status to exit with.
    func run() -> Int32 {
        do throws(TerminalError) {
            return app == "calculator" ? try run(calculatorApplication()) : try run(stopwatchApplication())
        } catch {
            complain(error.message)
            return 1
        }
    }

    private func run<State, Action>(_ english: Application<State, Action>) throws(TerminalError) -> Int32 {
        let application = english.speaking(Catalogue.ofProgram.userLanguage())
        return switch renderer {
        case "terminal": try application.runInTerminal()
        case "text": application.runAsText()
        default: try application.runWithoutDisplay()
        }
    }
}
