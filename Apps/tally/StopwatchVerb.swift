import HostKit
import Screens
import StopwatchCore

/// What `tally stopwatch` can be told to do, as it is spelt.
enum StopwatchVerb: String, CaseIterable {
    case start, stop, lap, reset, undo, redo, status, export, list
    case rename, remove, target, sleep, precision
    case bringBack = "bring-back"
    case sessions, open, delete, restore
    case nameSession = "name-session"

    /// The verb of a word. Throws for one that is not known.
    init(named word: String) throws(UsageError) {
        guard let verb = Self(rawValue: word) else {
            let all = Self.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw UsageError("stopwatch takes one of \(all), not '\(word)'")
        }
        self = verb
    }

    /// The options that go with it.
    var options: [String] {
        switch self {
        case .list, .sessions: ["json"]
        case .open, .delete, .restore, .nameSession, .sleep, .precision: []
        case .export: ["json", "name", "format"]
        default: ["json", "name"]
        }
    }

    /// Refuses operands that the verb does not take, each in words.
    func check(_ operands: [String]) throws(UsageError) {
        let words: String? =
            switch self {
            case .sessions: nil
            case .rename: operands.count == 1 ? nil : "takes a name"
            case .target:
                operands.count == 1 && isTarget(operands[0]) ? nil : "takes a time such as 5m or 1:30, or none"
            case .sleep:
                ["pauses", "counts"].contains(operands.joined(separator: " ")) ? nil : "takes pauses or counts"
            case .precision:
                operands.count == 1 && Precision(named: Text(operands[0])) != nil
                    ? nil : "takes seconds, tenths, hundredths or thousandths"
            case .open, .delete, .restore:
                operands.count == 1 && isSession(operands[0]) ? nil : "takes a session's number"
            case .nameSession:
                operands.count == 2 && isSession(operands[0]) ? nil : "takes a session's number and a name"
            default: operands.isEmpty ? nil : "takes no '\(operands[0])'"
            }
        if let words { throw UsageError("stopwatch \(rawValue) \(words)") }
    }

    private func isTarget(_ word: String) -> Bool { word == "none" || Text(word).duration != nil }

    private func isSession(_ word: String) -> Bool { Int64(word).map { $0 > 0 } ?? false }
}
