import Screens

/// Several watches side by side, one of them selected, and what of their presses is not kept yet.
///
/// There is always the plain watch, which has no name and comes first.
public struct Stopwatches: Equatable, Sendable {
    /// The watches, in the order in which they were added.
    public internal(set) var watches: [NamedStopwatch]
    /// The index of the watch that is shown and pressed.
    public internal(set) var selection = 0
    /// What happened and is not known to be kept, oldest first.
    public internal(set) var unsaved: [StopwatchEvent] = []
    /// How often sessions were opened, named or deleted: after that, what is kept is read anew.
    public internal(set) var sessionChanges = 0
    /// What the user should know, such as why nothing is kept; else empty.
    public internal(set) var notice: Text = ""
    /// What the user should hear of even when looking elsewhere: a target that was reached just now, or that
    /// nothing is kept; else empty.
    public internal(set) var alert: Text = ""
    /// The last reading of the clock that the watches were told.
    public internal(set) var now: Int64 = 0
    /// How much of that the machine slept.
    public internal(set) var asleep: Int64 = 0
    /// What the user has chosen for all watches.
    public internal(set) var settings: Settings
    /// The lap of the selected watch that is selected, counted from 0; nil if none is.
    var selectedLap: Int?
    /// What the user is asked to type; nil if nothing is.
    var prompt: Prompt?
    /// The list of earlier sessions while it is shown.
    var browser: SessionBrowser?
    /// The watch removed last, and where it stood, until another press counts.
    var removal: Removal?

    /// The plain watch alone, at 0.
    public init(settings: Settings = Settings()) {
        self.settings = settings
        watches = [NamedStopwatch(name: "", watch: Stopwatch(precision: settings.precision))]
    }

    /// The selected watch.
    public var selected: Stopwatch { watches[selection].watch }
    /// Whether any watch runs.
    public var isAnyRunning: Bool { watches.contains { $0.watch.isRunning } }
    /// Whether there are laps that have no row yet: only the newest have, until the first picture is there.
    public var needsDrawing: Bool { watches.contains { $0.watch.needsDrawing } }
    /// Whether the list of earlier sessions is shown and not read yet.
    public var needsSessions: Bool { browser.map { $0.sessions == nil } ?? false }

    /// The reading of the clock at which the next target will be reached; nil if none is ahead. O(watches).
    public var nextTarget: Int64? {
        watches.compactMap { $0.nextTarget }.min()
    }

    /// The watch of a name, if there is one. O(watches).
    public subscript(name: Text) -> NamedStopwatch? {
        watches.first { $0.isCalled(name) }
    }
}
