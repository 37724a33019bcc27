import Screens

/// What can be done with the converter.
public enum ConverterCommand: Hashable, Sendable {
    /// Has keys go into a field.
    case field(Field)
    /// Lets the units change places.
    case swap
    /// Chooses what is measured, by its place.
    case category(Int)
    /// Goes on to the next category.
    case nextCategory
    /// Chooses the unit of the active field.
    case unit(ConvertibleUnit)
    /// Lists the units, to find one for the active field.
    case search(SearchCommand)
}

/// What can be done with the list of units.
public enum SearchCommand: Hashable, Sendable {
    /// Opens it.
    case open
    /// Shows the units with this text in their names.
    case find(Text)
    /// Selects a row of it.
    case select(Int)
    /// Selects a row so far below the selected one.
    case move(Int)
    /// Takes the unit selected.
    case accept
    /// Closes it.
    case dismiss
}
