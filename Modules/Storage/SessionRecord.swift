import Screens
import StopwatchCore

/// A session as it is kept, whether it is over or not.
public struct SessionRecord: Equatable, Sendable {
    /// The number by which it is kept.
    public let id: Int64
    /// What the user calls it; often empty.
    public let name: Text
    /// Its presses, and what the watch is called.
    public let record: StopwatchRecord
}
