import Applications
import CalcCore
import HostKit
import Localization
import Screens
import TerminalRenderer

/// `tally calculator` and `tally stopwatch`: the whole terminal, or plain text where there is none.
struct FullScreen {
    private let app: String
    private let mode: Mode?
    private let renderer: String?
    private let numbers: NumberStyle
    /// The nanoseconds between two lines of plain text; nil for an answer to each line alone.
    private let period: Int64?

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        guard arguments.operands.count == 1 else { throw UsageError("'\(arguments.operands[0])' takes no argument") }
        app = arguments.operands[0]
        let own = app == "stopwatch" ? ["every"] : ["mode"]
        try arguments.allow(["renderer", "locale"] + own)
        mode = try arguments.mode()
        numbers = try arguments.numberFormat().style
        period = try arguments.period()
        renderer = try arguments.choice("renderer", from: ["terminal", "text"]) ?? (period == nil ? nil : "text")
        if period != nil, renderer == "terminal" { throw UsageError("--every goes with plain text") }
    }

    /// Runs until the user leaves. The result is the status to exit with.
    func run() -> Int32 {
        do throws(TerminalError) {
            return app == "calculator" ? try run(calculatorApplication(in: mode)) : try run(stopwatchApplication())
        } catch {
            complain(Text(error.message))
            return 1
        }
    }

    private func run<State, Action>(_ english: Application<State, Action>) throws(TerminalError) -> Int32 {
        let application = english.speaking(userLanguage)
        return switch renderer {
        case "terminal": try application.runInTerminal(numbers: numbers)
        case nil where TerminalDevice.isInteractive: try application.runInTerminal(numbers: numbers)
        default: application.runAsText(every: period ?? usualPeriod)
        }
    }

    /// A second for the time of a person who has it written elsewhere, as in `tally stopwatch | tee log`.
    private var usualPeriod: Int64? {
        app == "stopwatch" && InputStream.standard.isTerminal && !OutputStream.output.isTerminal ? 1_000_000_000 : nil
    }
}

extension CommandLineArguments {
    /// The period that `--every` asks for, in nanoseconds; nil where it does not.
    fileprivate func period() throws(UsageError) -> Int64? {
        guard let text = value(of: "every") else { return nil }
        guard let seconds = Double(text), 0.01...86_400 ~= seconds else {
            throw UsageError("--every takes seconds, from 0.01 to 86400, not '\(text)'")
        }
        return Int64(seconds * 1e9)
    }
}
