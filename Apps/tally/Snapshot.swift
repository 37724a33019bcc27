import CalcCore
import HostKit
import Screens
import StopwatchCore

/// `tally snapshot`: the screen after some keys.
struct Snapshot {
    private let isCalculator: Bool
    private let keys: Text
    private let mode: Mode
    private let format: SnapshotFormat
    private let numbers: NumberFormat

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        try arguments.allow(["keys", "mode", "format", "locale"])
        let operands = arguments.operands
        guard operands.count == 2, ["calculator", "stopwatch"].contains(operands[1]) else {
            throw UsageError("snapshot takes 'calculator' or 'stopwatch'")
        }
        isCalculator = operands[1] == "calculator"
        mode = try arguments.mode() ?? .basic
        keys = Text(arguments.value(of: "keys") ?? "")
        format = try arguments.choice("format", from: ["text", "json"]) == "json" ? .json : .text
        numbers = try arguments.numberFormat()
    }

    /// Prints the screen. The result is the status to exit with.
    func run() throws(UsageError) -> Int32 {
        do throws(SnapshotError) {
            let screen =
                isCalculator
                ? screen(of: try calculator(after: keys, in: mode)) : screen(of: try stopwatches(after: keys))
            // Scripts read canonical numbers.
            let shown = format == .text ? screen.drawn(in: numbers) : screen
            OutputStream.output.write(shown.snapshot(as: format).utf8)
            return 0
        } catch {
            throw UsageError("--keys, \(error.message.string)")
        }
    }
}

extension CommandLineArguments {
    /// The mode asked for.
    func mode() throws(UsageError) -> Mode? {
        try choice("mode", from: Mode.allCases.map { $0.name.string }).flatMap { Mode(named: Text($0)) }
    }
}
