/// Rows moved by fewer bits than a limb has. O(n).
extension LimbMemory {
    /// Writes a row times 2^`shift`, one limb longer than the row. The row may stand here already.
    func writeShifted(_ row: LimbRow, left shift: Int) {
        var upper: Limb = 0
        var i = row.count
        while i > 0 {
            let limb = row[i &- 1]
            self[i] = (DoubleLimb(high: upper, low: limb) &<< DoubleLimb(shift)).high
            upper = limb
            i &-= 1
        }
        self[0] = upper &<< Limb(shift)
    }

    /// Writes a row divided by 2^`shift`, without the remainder. The row may stand here already, or further up.
    func writeShifted(_ row: LimbRow, right shift: Int) {
        var i = 0
        while i < row.count {
            let upper = i &+ 1 < row.count ? row[i &+ 1] : 0
            self[i] = (DoubleLimb(high: upper, low: row[i]) &>> DoubleLimb(shift)).low
            i &+= 1
        }
    }
}
