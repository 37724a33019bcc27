import Screens

/// Something that is to be kept: a press that counted, or a change to the watches and their sessions.
public enum StopwatchEvent: Equatable, Sendable {
    /// A press on a watch, which may begin a session: then the watch stood at 0 after a reset.
    case press(watch: Text, beginsSession: Bool, StopwatchAction)
    /// A watch has another name; the plain one, another title.
    case rename(watch: Text, to: Text)
    /// A watch has another target, in nanoseconds, or none.
    case target(watch: Text, Int64?)
    /// A watch is no longer wanted among the others; what it timed stays.
    case remove(watch: Text)
    /// The watch of this name that was removed last is wanted after all.
    case bringBack(watch: Text)
    /// An earlier session goes on, in the watch that it is of; a press was made for that.
    case open(session: Int64, StopwatchAction)
    /// An earlier session has another name.
    case name(session: Int64, Text)
    /// An earlier session is no longer wanted, or is wanted after all.
    case delete(session: Int64, Bool)

    /// A press on a watch.
    public init(watch: Text, beginsSession: Bool, action: StopwatchAction) {
        self = .press(watch: watch, beginsSession: beginsSession, action)
    }

    /// What was pressed; nil for other changes.
    public var action: StopwatchAction? {
        switch self {
        case .press(_, _, let action), .open(_, let action): action
        case .rename, .target, .remove, .bringBack, .name, .delete: nil
        }
    }

    /// Whether earlier sessions are others after it.
    public var concernsSessions: Bool {
        switch self {
        case .open, .name, .delete: true
        case .press, .rename, .target, .remove, .bringBack: false
        }
    }
}
