/// What came from the keyboard or the mouse.
enum TerminalEvent: Equatable, Sendable {
    /// A key, by name.
    case key(String)
    /// The first button was pressed on a cell.
    case click(row: Int, column: Int)
    /// The wheel was turned by so many rows, downwards if positive.
    case wheel(Int)
    /// A text came in one piece between the terminal's marks of a paste.
    case paste(String)
}
