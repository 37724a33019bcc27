/// Two limbs to divide three by many times.
///
/// Source: Möller and Granlund, "Improved division by invariant integers", IEEE Trans. Computers 60 (2011),
/// algorithms 5 and 6.
struct PairReciprocal {
    /// The divisor; its highest bit is set.
    let first: Limb
    let second: Limb
    /// ⌊(B³ − 1) / divisor⌋ − B.
    private let inverse: Limb

    /// The leading limbs of a row of two or more whose highest bit is set.
    init(normalized row: LimbRow) {
        (first, second) = (row[row.count - 1], row[row.count - 2])
        var inverse = first.dividingFullWidth((~first, .max)).quotient
        var rest = first &* inverse &+ second
        if rest < second {
            inverse &-= 1
            if rest >= first {
                inverse &-= 1
                rest &-= first
            }
            rest &-= first
        }
        let product = DoubleLimb(inverse) &* DoubleLimb(second)
        rest &+= product.high
        if rest < product.high {
            inverse &-= 1
            if DoubleLimb(high: rest, low: product.low) >= DoubleLimb(high: first, low: second) { inverse &-= 1 }
        }
        self.inverse = inverse
    }

    /// Quotient and remainder of three limbs, of which the upper two are less than the divisor.
    @inline(__always)
    func divide(_ high: Limb, _ middle: Limb, _ low: Limb) -> (quotient: Limb, remainder: DoubleLimb) {
        let divisor = DoubleLimb(high: first, low: second)
        let estimate = DoubleLimb(inverse) &* DoubleLimb(high) &+ DoubleLimb(high: high, low: middle)
        var quotient = estimate.high
        let upper = middle &- quotient &* first
        var rest = DoubleLimb(high: upper, low: low) &- divisor &- DoubleLimb(quotient) &* DoubleLimb(second)
        quotient &+= 1
        if rest.high >= estimate.low {
            quotient &-= 1
            rest &+= divisor
        }
        if rest >= divisor {
            quotient &+= 1
            rest &-= divisor
        }
        return (quotient, rest)
    }
}
