extension MutableSpan<Limb> {
    /// Adds `other` at the limb `offset`. The sum must fit. O(`other.count`), plus the length of the carry's run.
    mutating func add(_ other: Span<Limb>, at offset: Int) {
        var carry: Limb = 0
        for i in other.indices {
            let sum = DoubleLimb(self[offset + i]) &+ DoubleLimb(other[i]) &+ DoubleLimb(carry)
            self[offset + i] = sum.low
            carry = sum.high
        }
        var i = offset + other.count
        while carry != 0 {
            let sum = DoubleLimb(self[i]) &+ DoubleLimb(carry)
            self[i] = sum.low
            carry = sum.high
            i += 1
        }
    }

    /// Subtracts `other` at the limb `offset`. The difference must not be negative. O(`other.count`), plus the
    /// length of the borrow's run.
    mutating func subtract(_ other: Span<Limb>, at offset: Int) {
        var borrow: Limb = 0
        for i in other.indices {
            let difference = DoubleLimb(self[offset + i]) &- DoubleLimb(other[i]) &- DoubleLimb(borrow)
            self[offset + i] = difference.low
            borrow = difference.high & 1
        }
        var i = offset + other.count
        while borrow != 0 {
            let difference = DoubleLimb(self[i]) &- DoubleLimb(borrow)
            self[i] = difference.low
            borrow = difference.high & 1
            i += 1
        }
    }

    /// Adds `factor` times `other` at the limb `offset` and returns the limb that belongs after the last one
    /// touched. This is the inner loop of multiplication. O(`other.count`).
    mutating func addProduct(of other: Span<Limb>, and factor: Limb, at offset: Int) -> Limb {
        var carry: Limb = 0
        for i in other.indices {
            let sum =
                DoubleLimb(other[i]) &* DoubleLimb(factor) &+ DoubleLimb(self[offset + i]) &+ DoubleLimb(carry)
            self[offset + i] = sum.low
            carry = sum.high
        }
        return carry
    }

    /// Subtracts `factor` times `other` at the limb `offset` and returns what is still to be subtracted from the
    /// limb after the last one touched. This is the inner loop of division. O(`other.count`).
    mutating func subtractProduct(of other: Span<Limb>, and factor: Limb, at offset: Int) -> Limb {
        var borrow: Limb = 0
        for i in other.indices {
            let product = DoubleLimb(other[i]) &* DoubleLimb(factor) &+ DoubleLimb(borrow)
            let difference = DoubleLimb(self[offset + i]) &- DoubleLimb(product.low)
            self[offset + i] = difference.low
            borrow = product.high &+ (difference.high & 1)
        }
        return borrow
    }
}
