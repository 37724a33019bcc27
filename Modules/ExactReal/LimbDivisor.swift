/// A limb to divide long numbers by, many times.
struct LimbDivisor {
    private let shift: Int
    private let reciprocal: Reciprocal

    /// A divisor that is not 0.
    init(_ divisor: Limb) {
        shift = divisor.leadingZeroBitCount
        reciprocal = Reciprocal(normalized: divisor << shift)
    }

    /// Divides a number in place and returns the remainder. O(n).
    func divide(_ number: inout Natural) -> Limb {
        // Both numbers are shifted so that the divisor's highest bit is set; the dividend as it is read.
        var remainder = (DoubleLimb(number.limbs.last ?? 0) &<< DoubleLimb(shift)).high
        var digits = number.limbs.mutableSpan
        for i in digits.indices.reversed() {
            let pair = DoubleLimb(high: digits[i], low: i > 0 ? digits[i - 1] : 0)
            (digits[i], remainder) = reciprocal.divide(high: remainder, low: (pair &<< DoubleLimb(shift)).high)
        }
        number.dropLeadingZeros()
        return remainder >> shift
    }
}
