/// What a terminal shows of a screen: the renderer's own state, which no application needs to know.
struct View: Equatable, Sendable {
    /// How many rows of the table, or of the list of keys, are scrolled away above.
    var scrolled = 0
    /// Whether the list of all keys is shown instead of the screen.
    var showsHelp = false
}
