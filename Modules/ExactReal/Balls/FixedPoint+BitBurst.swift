/// e^t in pieces of t's bits, each twice as long as the one before: the smaller a piece is, the fewer terms its series
/// needs, and the longer the numbers in them may be (R. Brent, "Fast multiple-precision evaluation of elementary functions",
/// 1976, and D. and G. Chudnovsky's name for it).
extension FixedPoint {
    /// From this many bits on this is faster than one series.
    static let bitBurstThreshold = 80_000

    /// How often t is halved before, so that even its first piece is small.
    private static let burstHalvings = 8

    /// e^t for t from 0 to 3/4, wrong by at most 2 units.
    ///
    /// Each of at most 26 factors is below 1.01 and wrong by at most 3 units, so that their product is wrong by less than
    /// 128. Then as in `exponential`.
    func bitBurstExponential(_ t: Natural) throws(Interruption) -> Natural {
        let r = FixedPoint.burstHalvings
        let inner = FixedPoint(bits: bits + r + FixedPoint.width(128 + r) + 3, budget: budget)
        let reduced = t << (inner.bits - bits - r)
        var power = inner.one
        var start = r
        while start < inner.bits {
            let end = min(2 * start, inner.bits)
            let piece = reduced.bits(from: inner.bits - end, count: end - start)
            if !piece.isZero { power = try inner.multiply(power, inner.exponential(of: piece, over: end)) }
            start = end
        }
        for _ in 0..<r { power = try inner.square(power) }
        return power >> (inner.bits - bits)
    }

    /// e^(m/2^scale) for m < 2^(scale/2), too small by at most 3 units: for the rest of the series, for what is cut from
    /// its sum's numerator, and for the cut of the quotient.
    private func exponential(of m: Natural, over scale: Int) throws(Interruption) -> Natural {
        let zeros = m.trailingZeroBitCount
        let (m, scale) = (m >> zeros, scale - zeros)
        let count = termCount(leadingZeros: scale - m.bitWidth)
        let sum = try ExponentialSum(1..<count + 1, m, scale: scale, budget: budget)
        let shift = bits - scale * count
        let numerator = shift < 0 ? sum.t >> -shift : sum.t << shift
        return try one + budget.quotient(of: numerator, by: sum.q).quotient
    }

    /// So many terms x^k/k!, for an x with so many zeros after the point, that the rest is less than a unit.
    private func termCount(leadingZeros: Int) -> Int {
        var (count, smallness) = (1, 0)
        while smallness <= bits + 1 {
            smallness += leadingZeros + FixedPoint.width(count) - 1
            count += 1
        }
        return count
    }
}

/// The sum of m^k/(2^(scale·k)·k!) by binary splitting, without the powers of 2 of its denominator.
private struct ExponentialSum {
    /// The power of m, only where another part follows.
    private var p = Natural.one
    private(set) var q: Natural
    private(set) var t: Natural

    /// So many terms are summed one after the other.
    private static let leafCount = 4

    init(
        _ range: Range<Int>, isFollowed: Bool = false, _ m: Natural, scale: Int, budget: Budget
    ) throws(Interruption) {
        if range.count <= ExponentialSum.leafCount {
            try self.init(terms: range, m, scale, budget)
            return
        }
        let middle = range.lowerBound + range.count / 2
        let left = try ExponentialSum(
            range.lowerBound..<middle, isFollowed: true, m, scale: scale, budget: budget)
        let right = try ExponentialSum(
            middle..<range.upperBound, isFollowed: isFollowed, m, scale: scale, budget: budget)
        try self.init(left, right, isFollowed: isFollowed, scale: scale * (range.upperBound - middle), budget)
    }

    private init(
        _ left: ExponentialSum, _ right: ExponentialSum, isFollowed: Bool, scale: Int, _ budget: Budget
    ) throws(Interruption) {
        if isFollowed { p = try budget.product(left.p, right.p) }
        q = try budget.product(left.q, right.q)
        t = try (budget.product(left.t, right.q) << scale) + budget.product(left.p, right.t)
    }

    private init(terms range: Range<Int>, _ m: Natural, _ scale: Int, _ budget: Budget) throws(Interruption) {
        (q, t) = (.one, .zero)
        for k in range {
            p = try budget.product(p, m)
            q.multiply(by: Limb(k))
            t.multiply(by: Limb(k))
            t = (t << scale) + p
        }
    }
}

extension Natural {
    /// The bits from a place on, as a number.
    fileprivate func bits(from place: Int, count: Int) -> Natural {
        let upper = self >> place
        return upper - ((upper >> count) << count)
    }
}
