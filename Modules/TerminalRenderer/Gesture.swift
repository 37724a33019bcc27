import Screens

/// What a key or a click asks for.
enum Gesture: Equatable, Sendable {
    /// Press the control of this identifier.
    case press(Text)
    /// Type a text where the caret stands.
    case type(Text)
    /// Show or hide the list of all keys.
    case help
    /// Move the table by so many rows, downwards if positive.
    case scroll(Int)
    /// Leave.
    case quit
}
