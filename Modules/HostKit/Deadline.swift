/// The moment at which a computation has to give up.
public struct Deadline {
    private let moment: Int64
    private let now: () -> Int64

    /// So many seconds from now, on a clock in nanoseconds. None for 0 and less; no end for more than the clock can count,
    /// which is three centuries.
    public init(after seconds: Double, now: @escaping () -> Int64 = Clock.now) {
        let nanoseconds = Int64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? .max
        let (sum, isBeyond) = now().addingReportingOverflow(nanoseconds)
        moment = isBeyond ? .max : sum
        self.now = now
    }

    /// Whether it has come.
    public var isReached: Bool { now() >= moment }
}
