/// Division digit by digit (Knuth, TAOCP 2, 4.3.1, algorithm D). O(n·m).
extension LimbMemory {
    /// Divides the `divisor.count + count` limbs here by a divisor whose highest bit is set; the limbs from `count` on
    /// are less than it. Writes the `count` limbs of the quotient and leaves the remainder in the lower limbs.
    func divideLong(by divisor: LimbRow, count: Int, quotient: LimbMemory) {
        if divisor.count == 1 { return divideLong(by: divisor[0], count: count, quotient: quotient) }
        let reciprocal = PairReciprocal(normalized: divisor)
        var j = count
        while j >= 2, divisor.count > 3 {
            j -= 2
            (quotient[j + 1], quotient[j]) = (self + j).dividePair(by: divisor, reciprocal)
        }
        while j > 0 {
            j -= 1
            quotient[j] = (self + j).divideStep(by: divisor, reciprocal)
        }
    }

    private func divideLong(by divisor: Limb, count: Int, quotient: LimbMemory) {
        let reciprocal = Reciprocal(normalized: divisor)
        for j in (0..<count).reversed() {
            (quotient[j], self[j]) = reciprocal.divide(high: self[j + 1], low: self[j])
        }
    }

    /// Two digits by the three leading limbs of the divisor, so that its other limbs are multiplied with both in one pass.
    private func dividePair(by divisor: LimbRow, _ reciprocal: PairReciprocal) -> (Limb, Limb) {
        let (count, lower) = (divisor.count, divisor.count &- 3)
        if self[count &+ 1] == reciprocal.first, self[count] == reciprocal.second {
            return ((self + 1).divideStep(by: divisor, reciprocal), divideStep(by: divisor, reciprocal))
        }
        let (window, leading) = (self + lower, divisor.from(lower))
        let upper = (window + 1).divideStep(by: leading, reciprocal)
        var digits = DoubleLimb(high: upper, low: window.divideStep(by: leading, reciprocal))
        let borrow = subtractProducts(of: divisor.first(lower), and: digits.low, digits.high)
        var isTooLarge = window.subtract(borrow.low, count: 3) &+ (window + 1).subtract(borrow.high, count: 2)
        while isTooLarge != 0 {
            digits &-= 1
            isTooLarge &-= add(divisor, count: count)
        }
        return (digits.high, digits.low)
    }

    /// One digit: the two leading limbs of the divisor tell it but for one, rarely.
    @inline(__always)
    private func divideStep(by divisor: LimbRow, _ reciprocal: PairReciprocal) -> Limb {
        let lower = divisor.count &- 2
        let (high, middle, low) = (self[lower &+ 2], self[lower &+ 1], self[lower])
        if high == reciprocal.first, middle == reciprocal.second {
            // Then the digit is surely the largest.
            _ = subtractProduct(of: divisor, and: .max)
            return .max
        }
        var (digit, rest) = reciprocal.divide(high, middle, low)
        let borrow = DoubleLimb(subtractProduct(of: divisor.first(lower), and: digit))
        let isTooLarge = rest < borrow
        rest &-= borrow
        (self[lower], self[lower &+ 1]) = (rest.low, rest.high)
        if isTooLarge {
            digit &-= 1
            // The carry out of the divisor's limbs is meant to be lost.
            add(divisor, count: divisor.count)
        }
        return digit
    }
}
