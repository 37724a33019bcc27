import Screens

/// A stopwatch and what it is called.
public struct NamedStopwatch: Equatable, Sendable {
    /// The name; empty for the plain watch.
    public internal(set) var name: Text
    /// The watch.
    public internal(set) var watch: Stopwatch

    /// A watch of this name.
    public init(name: Text, watch: Stopwatch) {
        self.name = name
        self.watch = watch
    }

    /// Tells the watch the time.
    public mutating func tick(at reading: Int64) {
        reduce(&watch, .tick(at: reading))
    }
}
