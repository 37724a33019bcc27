import Screens

/// What a key or a click asks for.
enum Gesture: Equatable, Sendable {
    /// Press the control of this identifier.
    case press(Text)
    /// Put a text where the caret stands.
    case insert(Text)
    /// Make this the text of the entry.
    case type(Text)
    /// Choose the row of the table at this index.
    case selectRow(Int)
    /// Show or hide the list of all keys.
    case help
    /// Move the table by so many rows, downwards if positive.
    case scroll(Int)
    /// Leave.
    case quit
}
