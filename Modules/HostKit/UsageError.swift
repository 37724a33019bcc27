/// A command line that the program does not understand. Programs print it on standard error and exit with status 2.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong, in words.
    public var message: String

    /// An error with these words.
    public init(_ message: String) {
        self.message = message
    }
}
