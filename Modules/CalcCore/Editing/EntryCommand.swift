import Screens

/// What can be done with a text that the calculator asks for.
public enum EntryCommand: Hashable, Sendable {
    /// Asks for a unit, by a list of them.
    case findUnit
    /// Asks for the number of a bit to turn over.
    case turnBit
    /// The text has become this.
    case type(Text)
    /// Selects a row of the list.
    case select(Int)
    /// Selects a row so far below the selected one.
    case move(Int)
    /// Takes what was asked for.
    case accept
    /// Does without it.
    case dismiss
}
