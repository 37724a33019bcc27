import CalcCore
import HostKit
import Screens
import StopwatchCore

/// `tally snapshot`: the screen after some keys.
struct Snapshot {
    private let isCalculator: Bool
    private let keys: Text
    private let format: SnapshotFormat
    private let numbers: NumberFormat

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        try arguments.allow(["keys", "mode", "format", "locale"])
        let operands = arguments.operands
        guard operands.count == 2, ["calculator", "stopwatch"].contains(operands[1]) else {
            throw UsageError("snapshot takes 'calculator' or 'stopwatch'")
        }
        if let mode = arguments.value(of: "mode"), mode != "basic" {
            throw UsageError("the mode '\(mode)' is not available yet; basic is")
        }
        isCalculator = operands[1] == "calculator"
        keys = Text(arguments.value(of: "keys") ?? "")
        format = try arguments.choice("format", from: ["text", "json"]) == "json" ? .json : .text
        numbers = try arguments.numberFormat()
    }

    /// Prints the screen. The result is the status to exit with.
    func run() throws(UsageError) -> Int32 {
        do throws(SnapshotError) {
            let screen =
                isCalculator
                ? screen(of: try calculator(after: keys)) : screen(of: try stopwatches(after: keys))
            // Scripts read canonical numbers.
            let shown = format == .text ? screen.drawn(in: numbers) : screen
            OutputStream.output.write(shown.snapshot(as: format).utf8)
            return 0
        } catch {
            throw UsageError("--keys, \(error.message.string)")
        }
    }
}
