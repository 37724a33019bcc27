import Applications
import HostKit
import Screens
import Storage
import StopwatchCore

/// `tally stopwatch start`, `stop`, `status` and so on: one press on a watch that every program shows, and what it says
/// then. Nothing is left running: the time is kept in the file of records.
struct StopwatchCommand {
    private let verb: StopwatchVerb
    private let operands: [String]
    private let name: Text
    private let format: ExportFormat?
    private let keeper = Keeper()

    init(_ arguments: CommandLineArguments) throws(UsageError) {
        verb = try StopwatchVerb(named: arguments.operands[1])
        operands = Array(arguments.operands.dropFirst(2))
        try verb.check(operands)
        try arguments.allow(verb.options)
        name = Text(arguments.value(of: "name") ?? "")
        if arguments.has("name"), name.isEmpty { throw UsageError("--name needs a name") }
        let chosen = try arguments.choice("format", from: ExportFormat.allCases.map { $0.name.string })
        format = arguments.has("json") ? .json : chosen.flatMap { ExportFormat(named: Text($0)) }
    }

    /// Does it and answers. The result is the status to exit with: 1 where something could not be read or kept; then no time
    /// is told, as if it were kept.
    func run() -> Int32 {
        do throws(StorageError) {
            let failure = try perform()
            for words in [keeper.takeNotice(), failure] where !words.isEmpty { complain(words) }
            return failure.isEmpty ? 0 : 1
        } catch {
            complain(keeper.words(of: error))
            return 1
        }
    }

    /// The result is why it cannot be done; empty if it was.
    private func perform() throws(StorageError) -> Text {
        switch verb {
        case .list: for watch in try keeper.keptWatches().watches { answer(watch, withName: true) }
        case .sessions: try listSessions()
        case .open, .delete, .restore, .nameSession: return try changeSession()
        case .sleep, .precision: try changeSettings()
        case .bringBack:
            try keeper.save([.bringBack(watch: name)])
            return try changeWatch()
        default: return try changeWatch()
        }
        return ""
    }
}

extension StopwatchCommand {
    private func changeWatch() throws(StorageError) -> Text {
        var watches = try keeper.keptWatches()
        guard verb == .start || watches[name] != nil else {
            return tr("there is no watch called '{}'", name.printable)
        }
        if let action { reduce(&watches, action) }
        guard watches.notice.isEmpty else { return watches.notice }
        try keeper.save(watches.unsaved)
        if let watch = watches[verb == .rename ? Text(operands[0]) : name] { answer(watch, withName: false) }
        return ""
    }

    /// What the verb does to the watch.
    private var action: StopwatchesAction? {
        switch verb {
        case .rename: .rename(name, to: Text(operands[0]))
        case .remove: .remove(name)
        case .target: .target(name, Text(operands[0]).duration)
        default: Press(named: Text(verb.rawValue)).map { .named(name, keeper.present.action($0)) }
        }
    }

    private func changeSettings() throws(StorageError) {
        var settings = try keeper.keptWatches().settings
        if verb == .sleep { settings.pausesAsleep = operands[0] == "pauses" }
        if verb == .precision { settings.precision = Precision(named: Text(operands[0])) ?? settings.precision }
        try keeper.save(settings)
    }

    private func answer(_ watch: NamedStopwatch, withName: Bool) {
        let present = keeper.present
        let format = format ?? (verb == .export ? .csv : nil)
        let text = format.map { watch.export(as: $0, wall: present.wall - present.reading) }
        let title = withName ? watch.title + "\t" : ""
        OutputStream.output.write((text ?? title + watch.status).utf8)
    }
}

extension StopwatchCommand {
    private func listSessions() throws(StorageError) {
        let precision = try keeper.keptWatches().settings.precision
        let search = Text(operands.joined(separator: " "))
        for session in try keeper.sessions() where session.isFound(by: search) {
            OutputStream.output.write((format == .json ? session.json : session.line(precision: precision)).utf8)
        }
    }

    private func changeSession() throws(StorageError) -> Text {
        let id = Int64(operands[0]) ?? 0
        guard try keeper.hasSession(id) else { return tr("there is no session {}", Text(decimal: id)) }
        let event: StopwatchEvent =
            switch verb {
            case .delete: .delete(session: id, true)
            case .restore: .delete(session: id, false)
            case .nameSession: .name(session: id, Text(operands[1]))
            default: .open(session: id, keeper.present.action(.tick))
            }
        try keeper.save([event])
        return ""
    }
}
