/// Square roots in place, whose work is in divisions of half the length (P. Zimmermann, "Karatsuba square root", INRIA
/// RR-3805, 1999; Brent and Zimmermann, "Modern Computer Arithmetic", algorithm 1.12). O(M(n)) but for divisions.
extension LimbMemory {
    /// Writes the root, of `count` limbs, of the `2·count` limbs here, the highest at least B/4, and leaves the remainder
    /// in the lower limbs; the result is the limb above these.
    ///
    /// The root of the upper half and what remains of it, divided by twice that root, give the lower half.
    /// `scratch` has room for 10·`count` + 256 limbs.
    func writeRoot(to root: LimbMemory, count: Int, scratch: LimbMemory) -> Limb {
        if count == 1 { return writeShortRoot(to: root) }
        let lower = count / 2
        let upper = count - lower
        let upperRest = self + 2 * lower
        var top = upperRest.writeRoot(to: root + lower, count: upper, scratch: scratch)
        let upperRoot = (root + lower).row(upper)
        var digit: Limb = 0
        // What remains is at most twice the root.
        while top != 0 || !upperRest.row(upper).isLess(than: upperRoot) {
            top &-= upperRest.subtract(upperRoot, count: upper)
            digit += 1
        }
        (self + lower).divide(by: upperRoot, count: lower, quotient: root, scratch: scratch)
        // Half of the quotient; if it is odd, a root goes back to what remains.
        if root[0] & 1 == 1 { top = (self + lower).add(upperRoot, count: upper) }
        root.writeShifted(root.row(lower), right: 1)
        root[lower - 1] |= digit << Limb(Limb.bitWidth - 1)
        top &-= subtractSquare(of: root.row(lower), digit: digit >> 1, count: count, scratch: scratch)
        return top <= 1 ? top : lowered(root, carry: (root + lower).add(digit >> 1, count: upper), count: count, top)
    }

    /// Subtracts the square of `digit` and a row, of which one is 0; the result is the borrow.
    private func subtractSquare(of row: LimbRow, digit: Limb, count: Int, scratch: LimbMemory) -> Limb {
        scratch.writeProduct(row, row, scratch: scratch + 2 * row.count)
        return subtract(scratch.row(2 * row.count), count: count)
            &+ (self + 2 * row.count).subtract(digit, count: count - 2 * row.count)
    }

    /// Takes 1 from a root that is too large, with `carry` above its limbs, and adds 2·root − 1 to the remainder.
    private func lowered(_ root: LimbMemory, carry: Limb, count: Int, _ top: Limb) -> Limb {
        let sum = top &+ addProduct(of: root.row(count), and: 2) &+ 2 &* carry
        root.subtract(1, count: count)
        return sum &- subtract(1, count: count)
    }

    /// The root of two limbs: the same step with halves of limbs.
    private func writeShortRoot(to root: LimbMemory) -> Limb {
        let width = Limb(Limb.bitWidth / 2)
        let (lowerHalf, upperHalf) = (self[0] & (1 << width - 1), self[0] >> width)
        let upper = LimbMemory.root(self[1])
        let (digits, rest) = (2 * upper).dividingFullWidth(
            ((self[1] - upper * upper) >> width, (self[1] - upper * upper) << width | upperHalf))
        var wide = DoubleLimb(upper << width) + DoubleLimb(digits)
        var remainder = DoubleLimb(rest) << DoubleLimb(width) | DoubleLimb(lowerHalf)
        let square = DoubleLimb(digits) * DoubleLimb(digits)
        if remainder < square {
            remainder += 2 * wide - 1
            wide -= 1
        }
        remainder -= square
        (root[0], self[0]) = (wide.low, remainder.low)
        return remainder.high
    }

    /// The root of one limb of at least B/4: Newton's method from above, from a tangent.
    private static func root(_ limb: Limb) -> Limb {
        let (half, slope): (Limb, Limb) = (Limb(Limb.bitWidth / 2), 0xB505)
        var root = (limb >> half * slope) >> 16 + (slope << (half - 1)) >> 16 + 2
        while true {
            let next = (root + limb / root) / 2
            if next >= root { return root }
            root = next
        }
    }
}
