/// From this many limbs in the divisor and in the quotient on, recursive division is faster than long division.
let recursiveDivisionThreshold = 80

/// Division that leaves the work to fast products (Burnikel and Ziegler, "Fast recursive division", 1998): numbers are
/// halved until long division takes over. The divisor's highest bit is set.
extension Natural {
    /// Quotient and remainder of numbers of any length. O(n^1.585).
    func dividedRecursively(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        let count = Natural.halvableCount(divisor.limbs.count)
        let shift = count * Limb.bitWidth - divisor.bitWidth
        let (dividend, divisor) = (self << shift, divisor << shift)
        var quotient = Natural.zero
        var remainder = Natural.zero
        for start in stride(from: 0, to: dividend.limbs.count, by: count).reversed() {
            let block = dividend.limbs(start..<start + count)
            let (digits, rest) = remainder.joined(to: block, at: count).dividedTwoByOne(divisor, count)
            quotient = quotient.joined(to: digits, at: count)
            remainder = rest
        }
        return (quotient, remainder >> shift)
    }

    /// The next length that can be halved down to one below the threshold.
    private static func halvableCount(_ count: Int) -> Int {
        var halvings = 0
        while count >> halvings >= recursiveDivisionThreshold { halvings += 1 }
        return ((count + (1 << halvings) - 1) >> halvings) << halvings
    }

    /// Divides by a number of `count` limbs; the quotient has no more.
    private func dividedTwoByOne(_ divisor: Natural, _ count: Int) -> (quotient: Natural, remainder: Natural) {
        if count < recursiveDivisionThreshold { return dividedByLongDivision(by: divisor) }
        let half = count / 2
        let (high, rest) = limbs(half...).dividedThreeByTwo(divisor, half)
        let (low, remainder) = rest.joined(to: limbs(..<half), at: half).dividedThreeByTwo(divisor, half)
        return (high.joined(to: low, at: half), remainder)
    }

    /// Divides by a number of twice `half` limbs; the quotient has no more than `half`.
    private func dividedThreeByTwo(_ divisor: Natural, _ half: Int) -> (quotient: Natural, remainder: Natural) {
        var (quotient, remainder) = limbs(half...).estimatedQuotient(by: divisor.limbs(half...), half)
        let product = quotient * divisor.limbs(..<half)
        remainder = remainder.joined(to: limbs(..<half), at: half)
        // At most twice.
        while remainder < product {
            quotient.subtract(.one)
            remainder.add(divisor)
        }
        return (quotient, remainder - product)
    }

    /// The quotient by the upper half of a divisor, at most B^half − 1, and what remains.
    private func estimatedQuotient(by upper: Natural, _ half: Int) -> (quotient: Natural, remainder: Natural) {
        if limbs(half...) < upper { return dividedTwoByOne(upper, half) }
        let largest = Natural(limbs: Array(repeating: .max, count: half))
        return (largest, self - upper.joined(to: .zero, at: half) + upper)
    }
}
