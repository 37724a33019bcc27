/// Every limb times every limb (Knuth, TAOCP 2, 4.3.1, algorithm M). O(n·m).
extension LimbMemory {
    /// Adds `factor` times a row; the result is the limb that belongs after the last one touched.
    func addProduct(of row: LimbRow, and factor: Limb) -> Limb {
        var carry: Limb = 0
        for i in 0..<row.count { carry = addStep(i, row[i], factor, carry) }
        return carry
    }

    @inline(__always)
    private func addStep(_ i: Int, _ limb: Limb, _ factor: Limb, _ carry: Limb, mask: Limb = 0) -> Limb {
        let sum = DoubleLimb(limb) &* DoubleLimb(factor) &+ DoubleLimb(self[i] ^ mask) &+ DoubleLimb(carry)
        self[i] = sum.low ^ mask
        return sum.high
    }

    /// Subtracts `factor` times a row; the result is what is still to be subtracted from the limb after the last one touched.
    ///
    /// x − q·d is the complement of what the sum of x's complement and q·d is: so there is one chain of carries as in sums.
    func subtractProduct(of row: LimbRow, and factor: Limb) -> Limb {
        var carry: Limb = 0
        for i in 0..<row.count { carry = addStep(i, row[i], factor, carry, mask: .max) }
        return carry
    }

    /// Adds the product of a row with two limbs in one pass, and `carry` at the first limb; writes the two limbs after
    /// those of the row. Two chains of carries side by side keep the multiplier busy.
    func addProducts(of row: LimbRow, and first: Limb, _ second: Limb, carry: Limb = 0) {
        let top = addedProducts(of: row, first, second, carry, mask: 0)
        (self[row.count], self[row.count &+ 1]) = (top.low, top.high)
    }

    /// Subtracts the product of a row with two limbs in one pass; the result is what is still to be subtracted from the
    /// two limbs after the last one touched.
    func subtractProducts(of row: LimbRow, and first: Limb, _ second: Limb) -> DoubleLimb {
        addedProducts(of: row, first, second, 0, mask: .max)
    }

    @inline(__always)
    private func addedProducts(
        of row: LimbRow, _ first: Limb, _ second: Limb, _ carry: Limb, mask: Limb
    ) -> DoubleLimb {
        var (carry, otherCarry, previous) = (carry, Limb(0), Limb(0))
        var i = 0
        while i &+ 2 <= row.count {
            addStep(i, row[i], first, second, &previous, &carry, &otherCarry, mask)
            addStep(i &+ 1, row[i &+ 1], first, second, &previous, &carry, &otherCarry, mask)
            i &+= 2
        }
        if i < row.count { addStep(i, row[i], first, second, &previous, &carry, &otherCarry, mask) }
        return DoubleLimb(previous) &* DoubleLimb(second) &+ DoubleLimb(carry) &+ DoubleLimb(otherCarry)
    }

    @inline(__always)
    private func addStep(
        _ i: Int, _ limb: Limb, _ first: Limb, _ second: Limb, _ previous: inout Limb, _ carry: inout Limb,
        _ otherCarry: inout Limb, _ mask: Limb
    ) {
        let sum = DoubleLimb(limb) &* DoubleLimb(first) &+ DoubleLimb(self[i] ^ mask) &+ DoubleLimb(carry)
        let other = DoubleLimb(previous) &* DoubleLimb(second) &+ DoubleLimb(sum.low) &+ DoubleLimb(otherCarry)
        self[i] = other.low ^ mask
        (carry, otherCarry, previous) = (sum.high, other.high, limb)
    }

    /// Writes the product of two rows, each of one limb or more.
    func writeSchoolbookProduct(_ left: LimbRow, _ right: LimbRow) {
        clear(left.count)
        var j = 0
        while j &+ 2 <= right.count {
            (self + j).addProducts(of: left, and: right[j], right[j &+ 1])
            j &+= 2
        }
        if j < right.count { self[j &+ left.count] = (self + j).addProduct(of: left, and: right[j]) }
    }

    /// Writes the square of a row: the products of different limbs once, doubled, and the squares of the limbs.
    func writeSchoolbookSquare(_ row: LimbRow) {
        clear(2 * row.count)
        var i = 0
        while i &+ 2 <= row.count {
            let (memory, rest) = (self + 2 &* i, row.from(i &+ 2))
            let carry = (memory + 1).addStep(0, row[i &+ 1], row[i], 0)
            (memory + 2).addProducts(of: rest, and: row[i], row[i &+ 1], carry: carry)
            i &+= 2
        }
        double(addingSquaresOf: row)
    }

    /// Doubles the number and adds the square of each limb at twice its place.
    private func double(addingSquaresOf row: LimbRow) {
        var carry: Limb = 0
        for i in 0..<row.count {
            let square = DoubleLimb(row[i]) &* DoubleLimb(row[i])
            carry = double(2 &* i, adding: square.low, carry)
            carry = double(2 &* i &+ 1, adding: square.high, carry)
        }
    }

    @inline(__always)
    private func double(_ place: Int, adding summand: Limb, _ carry: Limb) -> Limb {
        let limb = DoubleLimb(self[place])
        let sum = limb &+ limb &+ DoubleLimb(summand) &+ DoubleLimb(carry)
        self[place] = sum.low
        return sum.high
    }
}
