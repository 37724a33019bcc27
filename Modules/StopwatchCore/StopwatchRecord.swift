import Screens

/// The session of a watch as it was kept: its events, oldest first.
public struct StopwatchRecord: Equatable, Sendable {
    /// The name of the watch; empty for the plain one.
    public let watch: Text
    /// What was done, and when.
    public let presses: [(press: Press, moment: Moment)]

    /// A session.
    public init(watch: Text, presses: [(press: Press, moment: Moment)]) {
        self.watch = watch
        self.presses = presses
    }

    /// Whether two sessions are the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.watch == right.watch
            && left.presses.elementsEqual(right.presses) { $0.press == $1.press && $0.moment == $1.moment }
    }

    /// The watch as if it had never been left. After a restart of the machine a running one goes on by the wall clock.
    /// O(presses).
    public func stopwatch(at present: Moment, precision: Precision) -> Stopwatch {
        let actions = Moment.actions(of: presses, at: present)
        var watch = Stopwatch(replaying: actions, precision: precision)
        reduce(&watch, StopwatchAction(.tick, at: present.reading, asleep: present.asleep))
        return watch
    }

    /// Whether the last press was in an earlier run of the machine than this moment.
    public func isFromEarlierRun(than present: Moment) -> Bool {
        presses.last.map { $0.moment.boot != present.boot } ?? false
    }
}
