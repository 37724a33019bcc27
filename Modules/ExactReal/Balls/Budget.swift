/// What a computation may use. Every operation is charged with its predicted cost before it takes any memory.
///
/// Work is counted in products of two limbs, about a nanosecond each on the host. There is no clock: the host gives
/// limits, and a closure that is asked about once in a million units of work whether, and why, to stop. What takes longer than
/// `pieceWork` is done in pieces, so that a stop is heard within some 30 milliseconds.
public final class Budget {
    /// The most bytes that one number may have.
    public let byteLimit: Int
    /// The work that may still be done.
    public private(set) var remainingWork: Int64
    /// The bytes that may still be kept.
    public private(set) var remainingBytes: Int
    private let interruption: () -> Interruption?
    private var workUntilCheck: Int64 = Budget.checkInterval

    /// About a millisecond.
    private static let checkInterval: Int64 = 1_000_000
    /// What any operation costs besides its products.
    private static let overhead: Int64 = 250
    /// The work that is done without a question in between.
    static let pieceWork: Int64 = 1 << 25

    /// A budget of `work` products of limbs and numbers of at most `bytes` bytes; all that are kept for later may have
    /// eight times as many.
    public init(work: Int64, bytes: Int = 1 << 24, interruption: @escaping () -> Interruption? = { nil }) {
        remainingWork = work
        byteLimit = min(bytes, 1 << 27)
        remainingBytes = 8 * byteLimit
        self.interruption = interruption
    }

    /// Charges passes over a number of so many limbs.
    func charge(passingOver limbs: Int, times: Int = 1) throws(Interruption) {
        try check(limbs: limbs)
        try charge(Int64(limbs) * Int64(times))
    }

    /// Charges work foreseen, in products of limbs.
    func charge(_ work: Int64) throws(Interruption) {
        remainingWork -= work &+ Budget.overhead
        if remainingWork < 0 { throw .overWork }
        workUntilCheck -= work &+ Budget.overhead
        if workUntilCheck > 0 { return }
        workUntilCheck = Budget.checkInterval
        if let reason = interruption() { throw reason }
    }

    /// Charges the bytes of what is kept; fewer than 0 for what is no longer.
    func keep(bytes: Int) throws(Interruption) {
        if bytes > remainingBytes { throw .overMemory }
        remainingBytes -= bytes
    }

    /// Charges the bytes of what is there already; if they are too many, the next that are to be kept are refused.
    func keepAnyway(bytes: Int) {
        remainingBytes -= bytes
    }

    /// Refuses work that is larger than what is left, before a part of it is done.
    func foresee(_ work: Int64) throws(Interruption) {
        if work > remainingWork { throw .overWork }
    }

    /// Refuses numbers of so many limbs, if that is too many.
    func check(limbs: Int) throws(Interruption) {
        if limbs > byteLimit / (Limb.bitWidth / 8) { throw .overMemory }
    }
}
