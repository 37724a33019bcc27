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
}
