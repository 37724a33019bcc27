/// A decimal digit.
public enum Digit: UInt8, Hashable, Sendable, CaseIterable {
    /// A digit by its name.
    case zero, one, two, three, four, five, six, seven, eight, nine
}
