import Screens

/// What can be done with a text that the calculator asks for.
public enum EntryCommand: Hashable, Sendable {
    /// Asks for a unit, by a list of them.
    case findUnit
    /// Asks for the number of a bit to turn over.
    case turnBit
    /// Asks for a record of the history, by a list of them.
    case findRecord
    /// The text has become this.
    case type(Text)
    /// Selects a row of the list.
    case select(Int)
    /// Selects a row so far below the selected one.
    case move(Int)
    /// Takes what was asked for.
    case accept
    /// Takes the expression of the record selected, and not its result.
    case useExpression
    /// Takes the record selected out of the history.
    case forgetRecord
    /// Does without it.
    case dismiss
}
