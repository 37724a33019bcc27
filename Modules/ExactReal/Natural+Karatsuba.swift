extension Natural {
    /// Three products of half the length instead of four (Karatsuba and Ofman 1962; Knuth, TAOCP 2, 4.3.3):
    /// with x = B^half, (a₁x + a₀)(b₁x + b₀) = a₁b₁x² + ((a₁ + a₀)(b₁ + b₀) − a₁b₁ − a₀b₀)x + a₀b₀.
    ///
    /// `left` is not shorter than `right`, and `right` longer than half of `left`. O(n^1.585).
    static func karatsubaProduct(_ left: Span<Limb>, _ right: Span<Limb>) -> [Limb] {
        let half = (left.count + 1) / 2
        let low = product(left.extracting(first: half), right.extracting(first: half))
        let high = product(left.extracting(droppingFirst: half), right.extracting(droppingFirst: half))
        var middle = product(foldedSum(left, at: half).span, foldedSum(right, at: half).span)
        var difference = middle.mutableSpan
        difference.subtract(low.span, at: 0)
        difference.subtract(high.span, at: 0)
        return joined(low: low, middle: middle, high: high, at: half)
    }

    /// The lower `half` limbs plus the rest, one limb longer than `half`.
    static func foldedSum(_ limbs: Span<Limb>, at half: Int) -> [Limb] {
        var sum = [Limb](repeating: 0, count: half + 1)
        var digits = sum.mutableSpan
        digits.add(limbs.extracting(first: half), at: 0)
        digits.add(limbs.extracting(droppingFirst: half), at: 0)
        return sum
    }

    /// low + middle·B^half + high·B^2half.
    static func joined(low: [Limb], middle: [Limb], high: [Limb], at half: Int) -> [Limb] {
        var limbs = low + high
        let room = min(middle.count, limbs.count - half)
        var digits = limbs.mutableSpan
        // What does not fit is 0: the whole product has no more than `limbs.count` limbs.
        digits.add(middle.span.extracting(first: room), at: half)
        return limbs
    }
}
