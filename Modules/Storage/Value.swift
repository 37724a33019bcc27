import Screens

/// A value that goes into a statement.
public enum Value: Equatable, Sendable {
    /// A whole number.
    case number(Int64)
    /// A text, as UTF-8.
    case text(Text)
    /// Nothing.
    case null
}

extension Value {
    /// A whole number, or nothing.
    public static func optional(_ number: Int?) -> Value {
        number.map { .number(Int64($0)) } ?? .null
    }
}
