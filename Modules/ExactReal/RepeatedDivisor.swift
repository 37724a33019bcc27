/// From this many limbs on, dividing with a reciprocal that is known already is faster than dividing in halves.
let knownReciprocalThreshold = 1500

/// A number to divide by many times, with its reciprocal where that pays.
struct RepeatedDivisor {
    private let divisor: Natural
    private let reciprocal: NewtonDivisor?

    /// A divisor for quotients as long as itself.
    init(_ divisor: Natural) {
        let count = divisor.limbs.count
        self.divisor = divisor
        reciprocal = count < knownReciprocalThreshold ? nil : NewtonDivisor(divisor, block: count)
    }

    /// A divisor to be used once.
    init(once divisor: Natural) {
        (self.divisor, reciprocal) = (divisor, nil)
    }

    /// Quotient and remainder.
    func divide(_ number: Natural) -> (quotient: Natural, remainder: Natural) {
        reciprocal?.divide(number) ?? number.divided(by: divisor)
    }
}
