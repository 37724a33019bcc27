/// A limb to divide by many times, with its reciprocal, so that each step costs two multiplications instead of a
/// division of double width.
///
/// Source: Möller and Granlund, "Improved division by invariant integers", IEEE Trans. Computers 60 (2011), algorithm 4.
struct Reciprocal {
    /// The divisor; its highest bit is set.
    let divisor: Limb
    /// ⌊(B² − 1) / divisor⌋ − B, with B = 2^(bits of a limb).
    private let inverse: Limb

    /// A divisor whose highest bit is set.
    init(normalized divisor: Limb) {
        self.divisor = divisor
        inverse = divisor.dividingFullWidth((~divisor, .max)).quotient
    }

    /// Divides `high`·B + `low`; `high` must be less than the divisor, so the quotient is one limb.
    func divide(high: Limb, low: Limb) -> (quotient: Limb, remainder: Limb) {
        let estimate = DoubleLimb(inverse) &* DoubleLimb(high) &+ DoubleLimb(high: high, low: low)
        var quotient = estimate.high &+ 1
        var remainder = low &- quotient &* divisor
        if remainder > estimate.low {
            quotient &-= 1
            remainder &+= divisor
        }
        if remainder >= divisor {
            quotient &+= 1
            remainder &-= divisor
        }
        return (quotient, remainder)
    }
}
