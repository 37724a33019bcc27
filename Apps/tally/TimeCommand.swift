import Applications
import HostKit
import Screens
import Storage
import StopwatchCore

/// `tally time COMMAND…`: runs a command, says how long it took, and keeps that as a lap of a watch.
struct TimeCommand {
    private let watch: Text
    private let command: [String]

    /// Follows what stands after `time`: `--name N`, then the command with whatever options it has itself.
    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        var rest = arguments
        var name: String?
        while let option = rest.first, option.hasPrefix("--") {
            rest.removeFirst()
            if option == "--" { break }
            guard option == "--name", let value = rest.popFirst() else {
                throw UsageError(option == "--name" ? "--name needs a value" : "unknown option '\(option)'")
            }
            if value.isEmpty { throw UsageError("--name needs a name") }
            name = value
        }
        guard let program = rest.first else { throw UsageError("time takes a command") }
        command = Array(rest)
        watch = Text(name ?? String(program.split(separator: "/").last ?? "time"))
    }

    /// Runs the command. The result is its status; 127 where there is no such command, and 128 and the number of the
    /// signal that ended it.
    func run() -> Int32 {
        let start = Clock.now()
        let outcome: ChildProcess.Outcome
        do throws(ChildProcess.Failure) {
            outcome = try ChildProcess.run(command)
        } catch {
            complain(Text(error.message))
            return 127
        }
        let end = Clock.now()
        OutputStream.error.write(report(end - start, outcome))
        if let failure = keep(from: start, to: end, outcome) { complain(failure) }
        return outcome.status
    }

    private func report(_ elapsed: Int64, _ outcome: ChildProcess.Outcome) -> String {
        "elapsed \(seconds(elapsed)), user \(seconds(outcome.user)), system \(seconds(outcome.system))\n"
    }

    private func seconds(_ nanoseconds: Int64) -> String {
        Precision.thousandths.text(of: nanoseconds).string
    }

    /// Keeps the run as a lap of the watch, which stands still between runs; one that was running runs on. The result is
    /// why it is not kept.
    private func keep(from start: Int64, to end: Int64, _ outcome: ChildProcess.Outcome) -> Text? {
        let keeper = Keeper()
        do throws(StorageError) {
            var watches = try keeper.keptWatches()
            let (wasRunning, asleep) = (watches[watch]?.watch.isRunning ?? false, watches.asleep)
            let lap = watches[watch]?.watch.finished.count ?? 0
            let presses: [(Press, Int64)] = [
                (.start, start), (.lap, end), (wasRunning ? .tick : .stop, end),
                (.nameLap(lap, Text(command.joined(separator: " "))), end),
                (.noteLap(lap, Text("user \(seconds(outcome.user)) system \(seconds(outcome.system))")), end),
            ]
            for (press, reading) in presses {
                reduce(&watches, .named(watch, StopwatchAction(press, at: reading, asleep: asleep)))
            }
            try keeper.save(watches.unsaved)
            let notice = keeper.takeNotice()
            return notice.isEmpty ? nil : notice
        } catch {
            return keeper.words(of: error)
        }
    }
}
