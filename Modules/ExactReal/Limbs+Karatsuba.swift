extension MutableSpan<Limb> {
    /// Three products of half the length instead of four (Karatsuba and Ofman 1962; Knuth, TAOCP 2, 4.3.3):
    /// with x = B^half, (a₁x + a₀)(b₁x + b₀) = a₁b₁x² + ((a₁ + a₀)(b₁ + b₀) − a₁b₁ − a₀b₀)x + a₀b₀.
    ///
    /// `left` is not shorter than `right`, and `right` longer than half of `left`. O(n^1.585).
    mutating func writeKaratsubaProduct(_ left: Span<Limb>, _ right: Span<Limb>, at offset: Int) {
        let half = (left.count + 1) / 2
        writeProduct(left.extracting(first: half), right.extracting(first: half), at: offset)
        writeProduct(
            left.extracting(droppingFirst: half), right.extracting(droppingFirst: half), at: offset + 2 * half)
        let middle = [Limb](productOf: foldedSum(left, at: half).span, foldedSum(right, at: half).span)
        addMiddle(middle, half: half, count: left.count + right.count, at: offset)
    }

    /// Adds the middle product, less the outer ones that stand here, `half` limbs further up.
    mutating func addMiddle(_ middle: [Limb], half: Int, count: Int, at offset: Int) {
        var middle = middle
        var difference = middle.mutableSpan
        difference.subtract(span.extracting(offset..<offset + 2 * half), at: 0)
        difference.subtract(span.extracting(offset + 2 * half..<offset + count), at: 0)
        // The limbs that do not fit are 0, for the whole product has no more than `count`.
        let room = Swift.min(middle.count, count - half)
        add(middle.span.extracting(first: room), at: offset + half)
    }
}

/// The lower `half` limbs plus the rest, one limb longer than `half`.
func foldedSum(_ limbs: Span<Limb>, at half: Int) -> [Limb] {
    var sum = [Limb](repeating: 0, count: half + 1)
    var digits = sum.mutableSpan
    digits.add(limbs.extracting(first: half), at: 0)
    digits.add(limbs.extracting(droppingFirst: half), at: 0)
    return sum
}
