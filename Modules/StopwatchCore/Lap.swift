import Screens

/// A finished lap.
public struct Lap: Equatable, Sendable {
    /// The elapsed time at its end, in nanoseconds.
    public var mark: Int64
    /// The reading of the clock at its end, in nanoseconds.
    public var reading: Int64
    /// What the user calls it; empty unless named.
    public var name: Text = ""
    /// What the user says of it; often empty.
    public var note: Text = ""

    /// Whether it has a name or a note.
    var hasWords: Bool { !(name.isEmpty && note.isEmpty) }

    /// A lap without words that ends at this elapsed time and reading.
    public init(mark: Int64, reading: Int64) {
        self.mark = mark
        self.reading = reading
    }
}
