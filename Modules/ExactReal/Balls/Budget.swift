/// What a computation may use. Every operation is charged with its predicted cost before it takes any memory.
///
/// Work is counted in products of two limbs, about a nanosecond each on the host. There is no clock: the host gives
/// limits, and a closure that is asked about once in a million units of work whether to stop.
public final class Budget {
    /// The most bytes that one number may have.
    public let byteLimit: Int
    /// The work that may still be done.
    public private(set) var remainingWork: Int64
    private let shouldStop: () -> Bool
    private var workUntilCheck: Int64 = Budget.checkInterval

    /// About a millisecond.
    private static let checkInterval: Int64 = 1_000_000
    /// What any operation costs besides its products.
    private static let overhead: Int64 = 100

    /// A budget of `work` products of limbs and numbers of at most `bytes` bytes.
    public init(work: Int64, bytes: Int = 1 << 24, shouldStop: @escaping () -> Bool = { false }) {
        remainingWork = work
        byteLimit = min(bytes, 1 << 27)
        self.shouldStop = shouldStop
    }

    /// Charges the product of two numbers of so many limbs.
    func charge(multiplying left: Int, by right: Int) throws(Interruption) {
        try check(limbs: left + right)
        let (short, long) = (min(left, right), max(left, right))
        try charge(Budget.cost(ofSquare: short) * Int64(long / max(1, short) + 1))
    }

    /// Charges a quotient of so many limbs by a divisor of so many: schoolbook division.
    func charge(dividing quotient: Int, by divisor: Int) throws(Interruption) {
        try check(limbs: quotient + divisor)
        try charge(Int64(max(0, quotient)) * Int64(divisor))
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
        if shouldStop() { throw .stopped }
    }

    private func check(limbs: Int) throws(Interruption) {
        if limbs > byteLimit / (Limb.bitWidth / 8) { throw .overMemory }
    }

    /// The products in a square of so many limbs: each halving by Karatsuba's method leaves three of four.
    private static func cost(ofSquare limbs: Int) -> Int64 {
        var (limbs, factor) = (Int64(limbs), Int64(1))
        while limbs > karatsubaThreshold {
            limbs = (limbs + 1) / 2
            factor *= 3
        }
        return factor * limbs * limbs
    }
}
