extension Natural {
    /// Quotient and remainder; the divisor must not be 0. O(n·m), for long numbers O(M(n)).
    func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        if self < divisor { return (.zero, self) }
        let count = limbs.count - divisor.limbs.count + 1
        if min(divisor.limbs.count, count) >= newtonDivisionThreshold {
            return NewtonDivisor(divisor, quotientCount: count).divide(self)
        }
        return dividedInHalves(by: divisor)
    }

    /// Quotient and remainder in halves. O(M(n) log n).
    func dividedInHalves(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        let count = limbs.count - divisor.limbs.count + 1
        if min(divisor.limbs.count, count) < recursiveDivisionThreshold { return dividedByLongDivision(by: divisor) }
        return dividedInPlace(by: divisor) { memory, divisor, quotient in
            let scratch = LimbMemory.allocate(capacity: 9 * divisor.count + 256)
            memory.divideInHalves(by: divisor, count: count, quotient: quotient, scratch: scratch)
            scratch.deallocate()
        }
    }

    /// Quotient and remainder digit by digit. O(n·m).
    func dividedByLongDivision(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        if self < divisor { return (.zero, self) }
        let count = limbs.count - divisor.limbs.count + 1
        return dividedInPlace(by: divisor) { memory, divisor, quotient in
            memory.divideLong(by: divisor, count: count, quotient: quotient)
        }
    }

    /// Divides by one limb in place and returns the remainder; the divisor must not be 0. O(n).
    mutating func divide(by divisor: Limb) -> Limb {
        LimbDivisor(divisor).divide(&self)
    }

    /// Both numbers shifted so that the divisor's highest bit is set, for a method that leaves the remainder in place of
    /// the dividend, which has one limb more.
    private func dividedInPlace(
        by divisor: Natural, _ method: (LimbMemory, LimbRow, LimbMemory) -> Void
    ) -> (Natural, Natural) {
        let (count, divisorCount) = (limbs.count, divisor.limbs.count)
        let shift = divisorCount * Limb.bitWidth - divisor.bitWidth
        let divisor = shift == 0 ? divisor : divisor << shift
        var remainder: [Limb] = []
        let quotient = Natural(uninitializedCount: count - divisorCount + 1) { quotient in
            remainder = [Limb](unsafeUninitializedCapacity: count + 1) { limbs, initializedCount in
                let memory = limbs.baseAddress.unsafelyUnwrapped
                self.limbs.withUnsafeBufferPointer { memory.writeShifted($0, left: shift) }
                divisor.limbs.withUnsafeBufferPointer { method(memory, $0, quotient) }
                memory.writeShifted(memory.row(divisorCount), right: shift)
                initializedCount = divisorCount
            }
        }
        return (quotient, Natural(limbs: remainder))
    }
}
