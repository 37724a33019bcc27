/// A terminal that cannot show a full screen.
public struct TerminalError: Error, Equatable, Sendable {
    /// The type, as in `TERM`.
    public let type: String

    /// An error about a type of terminal.
    public init(type: String) {
        self.type = type
    }

    /// What is wrong, in words.
    public var message: String {
        "this type of terminal cannot show a full screen: '\(type)' (TERM); try --renderer text"
    }
}
