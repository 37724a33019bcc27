import Screens

/// What a control asks for that is neither a press on a watch nor a change to all of them.
public enum StopwatchesCommand: Equatable, Sendable, CaseIterable {
    /// Asks for the name of the selected lap or session, or else of the watch.
    case rename
    /// Asks for the note on the selected lap.
    case note
    /// Deletes the selected lap.
    case deleteLap
    /// Removes the selected watch from the others.
    case removeWatch
    /// Asks for the time to reach.
    case target
    /// Shows the earlier sessions.
    case sessions
    /// Deletes the selected session.
    case deleteSession
    /// Selects the row above.
    case previousRow
    /// Selects the row below.
    case nextRow
    /// Takes what was typed, or opens the selected session.
    case accept
    /// Drops what was typed, the list, or the selection.
    case dismiss

    /// The identifier of its control.
    var id: Text {
        switch self {
        case .rename: "rename"
        case .note: "note"
        case .deleteLap: "delete-lap"
        case .removeWatch: "remove-watch"
        case .target: "target"
        case .sessions: "sessions"
        case .deleteSession: "delete-session"
        case .previousRow: "previous-row"
        case .nextRow: "next-row"
        case .accept: "accept"
        case .dismiss: "dismiss"
        }
    }
}
