/// Tells how long the machine has slept since it was started.
///
/// What is less than a sleep can be is none, so that between two sleeps it is always the same to the nanosecond.
public final class SleepClock {
    private var known: Int64 = 0
    private let measure: () -> Int64

    /// The shortest time that counts as sleep: falling asleep and waking up take longer.
    private static let leastSleep: Int64 = 10_000_000

    /// A clock that measures by the kernel's clocks unless told otherwise.
    public init(measure: @escaping () -> Int64 = Clock.asleep) {
        self.measure = measure
    }

    /// The time slept, in nanoseconds. Well below a microsecond.
    public func asleep() -> Int64 {
        let measured = measure()
        if abs(measured - known) >= Self.leastSleep { known = measured }
        return known
    }

    /// Another program of this run of the machine has found that it slept so long; from then on they agree.
    public func agree(on asleep: Int64) {
        if abs(measure() - asleep) < Self.leastSleep { known = asleep }
    }
}
