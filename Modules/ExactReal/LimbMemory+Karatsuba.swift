/// Three products of half the length instead of four (Karatsuba and Ofman 1962; Knuth, TAOCP 2, 4.3.3): with x = B^half,
/// (a₁x + a₀)(b₁x + b₀) = a₁b₁x² + (a₁b₁ + a₀b₀ − (a₀ − a₁)(b₀ − b₁))x + a₀b₀. O(n^1.585).
extension LimbMemory {
    /// `left` is not shorter than `right`, and `right` longer than half of `left`.
    func writeKaratsubaProduct(_ left: LimbRow, _ right: LimbRow, scratch: LimbMemory) {
        let half = (left.count + 1) / 2
        let (low, high) = (left.first(half), left.from(half))
        let (otherLow, otherHigh) = (right.first(half), right.from(half))
        let isSquare = left.isSame(as: right)
        let isNegative = writeDistance(low, high, count: half)
        let isOtherNegative =
            isSquare ? isNegative : (self + half).writeDistance(otherLow, otherHigh, count: half)
        scratch.writeProduct(row(half), isSquare ? row(half) : (self + half).row(half), scratch: scratch + 2 * half)
        writeProduct(low, otherLow, scratch: scratch + 2 * half)
        (self + 2 * half).writeProduct(high, otherHigh, scratch: scratch + 2 * half)
        addMiddle(
            scratch, half: half, count: left.count + right.count, isSubtracted: isNegative == isOtherNegative)
    }

    /// Adds, `half` limbs further up, the sum of the two products that stand here and of that at `middle`, or less it.
    private func addMiddle(_ middle: LimbMemory, half: Int, count: Int, isSubtracted: Bool) {
        // −m is the complement of m plus 1, less what is too much at the upper end.
        let mask: Limb = isSubtracted ? .max : 0
        var carry = mask & 1
        for i in 0..<2 * half {
            let upper = i < count - 2 * half ? self[2 * half + i] : 0
            let sum = DoubleLimb(self[i]) &+ DoubleLimb(upper) &+ DoubleLimb(middle[i] ^ mask) &+ DoubleLimb(carry)
            middle[i] = sum.low
            carry = sum.high
        }
        let top = carry &- (mask & 1) &+ (self + half).add(middle.row(2 * half), count: 2 * half)
        if top > 0 { (self + 3 * half).add(top, count: count - 3 * half) }
    }
}
