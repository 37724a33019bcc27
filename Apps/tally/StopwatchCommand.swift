import Applications
import HostKit
import Screens
import StopwatchCore

/// `tally stopwatch start|stop|lap|reset|undo|redo|status|export|list`: one press on a watch that every program shows, and
/// what it says then. Nothing is left running: the time is kept in the file of records.
struct StopwatchCommand {
    private let verb: String
    private let name: Text
    private let format: ExportFormat?

    private static let verbs = ["start", "stop", "lap", "reset", "undo", "redo", "status", "export", "list"]

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        verb = arguments.operands[1]
        guard Self.verbs.contains(verb) else {
            throw UsageError("stopwatch takes one of \(Self.verbs.joined(separator: ", ")), not '\(verb)'")
        }
        if arguments.operands.count > 2 { throw UsageError("'\(arguments.operands[2])' is one argument too many") }
        try arguments.allow(["json"] + (verb == "list" ? [] : ["name"]) + (verb == "export" ? ["format"] : []))
        name = Text(arguments.value(of: "name") ?? "")
        let chosen = try arguments.choice("format", from: ExportFormat.allCases.map { $0.name.string })
        format = arguments.has("json") ? .json : chosen.flatMap { ExportFormat(named: Text($0)) }
    }

    /// Presses and answers. The result is the status to exit with: 1 where something could not be read or kept.
    func run() -> Int32 {
        let keeper = Keeper()
        var watches = keeper.watches()
        var hasFailed = tell(watches.notice)
        let present = Moment.now
        reduce(&watches, .selected(.tick(at: present.reading)))
        if verb == "list" {
            for watch in watches.watches { answer(watch, at: present, withName: true) }
            return hasFailed ? 1 : 0
        }
        guard watches[name] != nil || verb == "start" else {
            complain("there is no watch called '\(name.string)'")
            return 1
        }
        if let press = Press(named: Text(verb)) {
            reduce(&watches, .named(name, StopwatchAction(press, at: present.reading)))
        }
        hasFailed = tell(keeper.failure(saving: watches.unsaved)) || hasFailed
        for watch in watches.watches where watch.name == name { answer(watch, at: present, withName: false) }
        return hasFailed ? 1 : 0
    }

    /// Says what is to be said, if anything is.
    private func tell(_ words: Text) -> Bool {
        if !words.isEmpty { complain(words.string) }
        return !words.isEmpty
    }

    private func answer(_ watch: NamedStopwatch, at present: Moment, withName: Bool) {
        let format = format ?? (verb == "export" ? .csv : nil)
        let text = format.map { watch.export(as: $0, wall: present.wall - present.reading) }
        let title = withName ? watch.title + "\t" : ""
        OutputStream.output.write((text ?? title + watch.status).utf8)
    }
}
