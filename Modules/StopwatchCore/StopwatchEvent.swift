import Screens

/// A press that counted, as it is kept: what was done to which watch, and when.
public struct StopwatchEvent: Equatable, Sendable {
    /// The name of the watch; empty for the plain one.
    public let watch: Text
    /// Whether it begins a new session: the watch stood at 0 after a reset.
    public let beginsSession: Bool
    /// What was done, with the reading of the host's clock.
    public let action: StopwatchAction

    /// A press that counted.
    public init(watch: Text, beginsSession: Bool, action: StopwatchAction) {
        self.watch = watch
        self.beginsSession = beginsSession
        self.action = action
    }
}
