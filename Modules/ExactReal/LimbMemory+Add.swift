/// Sums and differences of rows, with all carries through integers of twice the width. O(n).
extension LimbMemory {
    /// Adds a row that is not longer than the `count` limbs here; the result is the carry.
    @discardableResult
    func add(_ row: LimbRow, count: Int) -> Limb {
        var carry: Limb = 0
        var i = 0
        while i < row.count {
            let sum = DoubleLimb(self[i]) &+ DoubleLimb(row[i]) &+ DoubleLimb(carry)
            self[i] = sum.low
            carry = sum.high
            i &+= 1
        }
        return (self + row.count).add(carry, count: count - row.count)
    }

    /// Adds one limb to the `count` limbs here; the result is the carry.
    @discardableResult
    @inline(__always)
    func add(_ limb: Limb, count: Int) -> Limb {
        var carry = limb
        var i = 0
        while carry != 0, i < count {
            self[i] &+= carry
            carry = self[i] < carry ? 1 : 0
            i &+= 1
        }
        return carry
    }

    /// Subtracts a row that is not longer than the `count` limbs here; the result is the borrow.
    @discardableResult
    func subtract(_ row: LimbRow, count: Int) -> Limb {
        var borrow: Limb = 0
        var i = 0
        while i < row.count {
            let difference = DoubleLimb(self[i]) &- DoubleLimb(row[i]) &- DoubleLimb(borrow)
            self[i] = difference.low
            borrow = difference.high & 1
            i &+= 1
        }
        return (self + row.count).subtract(borrow, count: count - row.count)
    }

    /// Subtracts one limb from the `count` limbs here; the result is the borrow.
    @discardableResult
    @inline(__always)
    func subtract(_ limb: Limb, count: Int) -> Limb {
        var borrow = limb
        var i = 0
        while borrow != 0, i < count {
            let isTooLarge = self[i] < borrow
            self[i] &-= borrow
            borrow = isTooLarge ? 1 : 0
            i &+= 1
        }
        return borrow
    }

    /// Writes |x − y| with `count` limbs, as many as the longer one has; the result tells whether x < y.
    func writeDistance(_ x: LimbRow, _ y: LimbRow, count: Int) -> Bool {
        let isNegative = x.isLess(than: y)
        let (large, small) = isNegative ? (y, x) : (x, y)
        let common = Swift.min(large.count, count)
        update(from: large.baseAddress.unsafelyUnwrapped, count: common)
        (self + common).clear(count - common)
        subtract(small.withoutLeadingZeros, count: count)
        return isNegative
    }
}
