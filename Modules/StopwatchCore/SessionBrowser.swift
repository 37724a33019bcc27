import Screens

/// The list of earlier sessions while the user looks through it.
struct SessionBrowser: Equatable, Sendable {
    /// The sessions, the latest first; nil until they are read.
    var sessions: [Session]?
    /// What is searched for.
    var search: Text = ""
    /// The place of the selected one among those found.
    var selection = 0
    /// Those deleted since the list was opened, the latest last.
    var deleted: [Int64] = []

    /// The sessions that the search finds.
    var found: [Session] {
        (sessions ?? []).filter { $0.isFound(by: search) }
    }

    /// The selected one; nil if none is found.
    var selected: Session? {
        let found = found
        return found.indices.contains(selection) ? found[selection] : nil
    }

    /// Selects the row at an index, or the nearest one.
    mutating func select(_ row: Int) {
        selection = max(0, min(row, found.count - 1))
    }
}
