import Screens

/// Several watches side by side, one of them selected, and what of their presses is not kept yet.
///
/// There is always the plain watch, which has no name and comes first.
public struct Stopwatches: Equatable, Sendable {
    /// The watches, in the order in which they were added.
    public internal(set) var watches: [NamedStopwatch]
    /// The index of the watch that is shown and pressed.
    public internal(set) var selection = 0
    /// The presses that counted and are not known to be kept, oldest first.
    public internal(set) var unsaved: [StopwatchEvent] = []
    /// What the user should know, such as why nothing is kept; else empty.
    public internal(set) var notice: Text = ""
    /// The last reading of the clock that the watches were told.
    public internal(set) var now: Int64 = 0
    /// How finely times are shown.
    public internal(set) var precision: Precision

    /// The plain watch alone, at 0.
    public init(precision: Precision = .hundredths) {
        self.precision = precision
        watches = [NamedStopwatch(name: "", watch: Stopwatch(precision: precision))]
    }

    /// The selected watch.
    public var selected: Stopwatch { watches[selection].watch }
    /// Whether any watch runs.
    public var isAnyRunning: Bool { watches.contains { $0.watch.isRunning } }

    /// The watch of a name, if there is one. O(watches).
    public subscript(name: Text) -> Stopwatch? {
        watches.first { $0.name == name }?.watch
    }
}
