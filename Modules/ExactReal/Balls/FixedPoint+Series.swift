extension FixedPoint {
    /// 1 ± z/q₁ + z²/(q₁q₂) ± …, where q_k = `divisor(k)` ≥ 1, for z ≤ 1/2 and q₂, q₃, … ≥ 2.
    ///
    /// Wrong by at most 16 units, the rest of the series after the last term included.
    ///
    /// The terms are grouped in rows of m ≈ √count powers of z, so that only about 2√count products are of full
    /// length (D. Smith, "Efficient multiple-precision evaluation of elementary functions", Math. Comp. 52, 1989).
    /// Powers of z are wrong by at most 2 units, since z ≤ 1/2; from one step of the sum to the next its error is
    /// halved or better (multiplied by 1 in the last), and 4 units are added at most.
    func sum(_ z: Natural, isAlternating: Bool, divisor: (Int) -> Limb) throws(Interruption) -> Natural {
        let count = termCount(z, divisor)
        let powers = try powers(of: z, upTo: FixedPoint.squareRoot(count))
        let row = powers.count - 1
        var sum = Natural.zero
        for k in (1...count).reversed() {
            try budget.charge(passingOver: sum.limbs.count, times: 3)
            let place = (k - 1) % row + 1
            // Terms from k on, over z^(k − place): ± in front of what follows.
            sum = isAlternating ? powers[place].lessened(by: sum) : powers[place] + sum
            _ = sum.divide(by: divisor(k))
            if place == 1, k > 1 { sum = try multiply(sum, powers[row]) }
        }
        return isAlternating ? one - sum : one + sum
    }

    /// z⁰, z¹, … z^last.
    func powers(of z: Natural, upTo last: Int) throws(Interruption) -> [Natural] {
        var powers = [one, z]
        while powers.count <= last {
            let half = powers[powers.count / 2]
            powers.append(try powers.count % 2 == 0 ? square(half) : multiply(half, powers[powers.count / 2 + 1]))
        }
        return powers
    }

    /// So many terms that the next is less than half a unit, at least 1.
    private func termCount(_ z: Natural, _ divisor: (Int) -> Limb) -> Int {
        let step = leadingZeros(z)
        var count = 1
        var smallness = 0
        while smallness <= bits {
            smallness += step + Limb.bitWidth - 1 - divisor(count).leadingZeroBitCount
            count += 1
        }
        return count
    }
}
