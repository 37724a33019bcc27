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
    }

    /// Prints the screen. The result is the status to exit with.
    func run() throws(UsageError) -> Int32 {
        do throws(SnapshotError) {
            let snapshot =
                isCalculator
                ? try calculatorSnapshot(keys: keys, mode: mode, format: format)
                : try stopwatchSnapshot(keys: keys, format: format)
            OutputStream.output.write(snapshot.utf8)
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
