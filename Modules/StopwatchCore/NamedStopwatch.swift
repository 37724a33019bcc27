import Screens

/// A stopwatch, what it is called, and the time it is to reach.
public struct NamedStopwatch: Equatable, Sendable {
    /// The name by which it is known; empty for the plain watch.
    public internal(set) var name: Text
    /// What the plain watch is called on the screen, if the user has named it.
    public internal(set) var givenTitle: Text
    /// The watch.
    public internal(set) var watch: Stopwatch
    /// The time to reach, in nanoseconds; nil if there is none.
    public internal(set) var target: Int64?

    /// A watch of this name.
    public init(name: Text, watch: Stopwatch, givenTitle: Text = "", target: Int64? = nil) {
        self.name = name
        self.givenTitle = givenTitle
        self.watch = watch
        self.target = target
    }

    /// What it is called on the screen; control characters are written out.
    public var title: Text {
        let words = name.isEmpty ? givenTitle : name
        return words.isEmpty ? tr("Stopwatch") : words.printable
    }

    /// Whether a user means this watch by a name.
    func isCalled(_ words: Text) -> Bool {
        name == words || (name.isEmpty && givenTitle == words && !words.isEmpty)
    }

    /// Whether there is a target and the time is beyond it.
    var isTargetReached: Bool { target.map { watch.elapsed >= $0 } ?? false }

    /// The reading of the clock at which the target will be reached; nil if that is not ahead.
    var nextTarget: Int64? {
        guard let target, watch.isRunning, target > watch.elapsed else { return nil }
        return watch.now.plus(target - watch.elapsed)
    }

    /// Tells the watch the time.
    public mutating func tick(at reading: Int64, asleep: Int64 = 0) {
        reduce(&watch, StopwatchAction(.tick, at: reading, asleep: asleep))
    }
}
