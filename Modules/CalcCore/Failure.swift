import Screens

/// A calculation that has no result.
public struct Failure: Error, Hashable, Sendable {
    /// Why there is none.
    public let problem: Problem
    /// What was to be calculated, such as `5 ÷ 0`.
    public let expression: Text
}
