/// Something true of a screen that scripts read by name: the mode, whether the result is exact, whether time runs.
public struct Fact: Equatable, Sendable {
    /// What a fact can be.
    public enum Value: Equatable, Sendable {
        /// Words or a number as text.
        case text(Text)
        /// Yes or no.
        case flag(Bool)
    }

    /// The name scripts know it by.
    public var name: Text
    /// What is true.
    public var value: Value

    /// A fact that is a text.
    public init(_ name: Text, _ text: Text) {
        self.name = name
        value = .text(text)
    }

    /// A fact that holds or not.
    public init(_ name: Text, _ flag: Bool) {
        self.name = name
        value = .flag(flag)
    }
}
