/// From this many limbs on, dividing with a reciprocal that is known already is faster than dividing in halves.
let knownReciprocalThreshold = 1500

/// A number to divide by many times: its odd part, with the reciprocal of that where it pays, and its twos, which are a
/// shift.
struct RepeatedDivisor {
    private let odd: Natural
    private let shift: Int
    private let reciprocal: NewtonDivisor?

    /// odd·2^shift, to divide numbers up to its square.
    init(odd: Natural, shift: Int, isUsedOnce: Bool = false) {
        let count = odd.limbs.count
        (self.odd, self.shift) = (odd, shift)
        reciprocal = isUsedOnce || count < knownReciprocalThreshold ? nil : NewtonDivisor(odd, block: count)
    }

    /// Quotient and remainder.
    func divide(_ number: Natural) -> (quotient: Natural, remainder: Natural) {
        let upper = number >> shift
        let (quotient, rest) = reciprocal?.divide(upper) ?? upper.divided(by: odd)
        var remainder = number
        remainder.subtract((upper - rest) << shift)
        return (quotient, remainder)
    }
}
