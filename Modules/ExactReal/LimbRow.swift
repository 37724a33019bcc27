/// A row of limbs that someone else owns, least significant first: what the kernels of multiplication read.
///
/// They work on bare memory, because a check at each limb would double their time. So their callers see to it that
/// rows are as long as is said and do not overlap what is written.
typealias LimbRow = UnsafeBufferPointer<Limb>

/// Where the kernels write.
typealias LimbMemory = UnsafeMutablePointer<Limb>

extension LimbRow {
    /// The lower limbs.
    @inline(__always)
    func first(_ count: Int) -> LimbRow { LimbRow(rebasing: self[..<count]) }

    /// The limbs from one on.
    @inline(__always)
    func from(_ start: Int) -> LimbRow { LimbRow(rebasing: self[start...]) }

    /// Whether the other row is the same memory: then a product is a square.
    @inline(__always)
    func isSame(as other: LimbRow) -> Bool { baseAddress == other.baseAddress && count == other.count }

    /// The row without zeros at its upper end.
    var withoutLeadingZeros: LimbRow {
        var count = count
        while count > 0, self[count - 1] == 0 { count -= 1 }
        return first(count)
    }

    /// Whether the number is less than another; the shorter one is taken to go on with zeros.
    func isLess(than other: LimbRow) -> Bool {
        let (left, right) = (withoutLeadingZeros, other.withoutLeadingZeros)
        if left.count != right.count { return left.count < right.count }
        for i in left.indices.reversed() where left[i] != right[i] { return left[i] < right[i] }
        return false
    }
}

extension LimbMemory {
    /// The row of `count` limbs that begins here.
    @inline(__always)
    func row(_ count: Int) -> LimbRow { LimbRow(start: self, count: count) }

    @inline(__always)
    func clear(_ count: Int) { update(repeating: 0, count: count) }
}
