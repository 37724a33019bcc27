extension Natural {
    /// Quotient and remainder; the divisor must not be 0. O(n·m), for long numbers O(M(n)).
    func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        let shorter = min(divisor.limbs.count, limbs.count - divisor.limbs.count)
        if shorter < newtonDivisionThreshold { return dividedByLongDivision(by: divisor) }
        return NewtonDivisor(divisor, quotientCount: limbs.count - divisor.limbs.count + 1).divide(self)
    }

    /// Quotient and remainder digit by digit. O(n·m).
    func dividedByLongDivision(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        if self < divisor { return (.zero, self) }
        if let limb = divisor.singleLimb {
            var quotient = self
            let remainder = quotient.divide(by: limb)
            return (quotient, Natural(remainder))
        }
        let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
        let (quotient, remainder) = Natural.longDivision(of: self << shift, by: divisor << shift)
        return (quotient, remainder >> shift)
    }

    /// Divides by one limb in place and returns the remainder; the divisor must not be 0. O(n).
    mutating func divide(by divisor: Limb) -> Limb {
        LimbDivisor(divisor).divide(&self)
    }

    /// Long division (Knuth, TAOCP 2, 4.3.1, algorithm D) by a divisor of two limbs or more whose highest bit is
    /// set and which is not larger than `dividend`.
    private static func longDivision(of dividend: Natural, by divisor: Natural) -> (Natural, Natural) {
        let divisor = divisor.limbs
        let count = divisor.count
        var remainder = dividend.limbs + [0]
        var quotient = [Limb](repeating: 0, count: remainder.count - count)
        let estimator = QuotientEstimator(divisor)
        divisor.withUnsafeBufferPointer { divisor in
            remainder.withUnsafeMutableBufferPointer { digits in
                for j in quotient.indices.reversed() {
                    var digit = estimator.estimate(digits[j + count], digits[j + count - 1], digits[j + count - 2])
                    let memory = digits.baseAddress.unsafelyUnwrapped + j
                    let borrow = memory.subtractProduct(of: divisor, and: digit)
                    if memory[count] < borrow {
                        digit &-= 1
                        // The carry out of the limb after the divisor's is meant to be lost.
                        memory[count] &+= memory.add(divisor, count: count)
                    }
                    memory[count] &-= borrow
                    quotient[j] = digit
                }
            }
        }
        return (Natural(limbs: quotient), Natural(limbs: remainder))
    }
}

/// Guesses a digit of a long division from the leading limbs: right, or rarely one too large.
private struct QuotientEstimator {
    private let first: Reciprocal
    private let second: Limb

    init(_ divisor: [Limb]) {
        first = Reciprocal(normalized: divisor[divisor.count - 1])
        second = divisor[divisor.count - 2]
    }

    /// The digit for three leading limbs of the dividend, most significant first.
    func estimate(_ high: Limb, _ middle: Limb, _ low: Limb) -> Limb {
        var (quotient, remainder) = firstGuess(high, middle)
        while let rest = remainder, DoubleLimb(quotient) &* DoubleLimb(second) > DoubleLimb(high: rest, low: low) {
            quotient &-= 1
            remainder = sum(rest, first.divisor)
        }
        return quotient
    }

    /// The digit by the divisor's first limb alone, and what remains of the two leading limbs; nil if that is more
    /// than a limb, for then the guess is right.
    private func firstGuess(_ high: Limb, _ middle: Limb) -> (quotient: Limb, remainder: Limb?) {
        if high >= first.divisor { return (.max, sum(middle, first.divisor)) }
        let (quotient, remainder) = first.divide(high: high, low: middle)
        return (quotient, remainder)
    }

    private func sum(_ left: Limb, _ right: Limb) -> Limb? {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? nil : sum
    }
}
