extension FixedPoint {
    /// 1 ± z/q₁ + z²/(q₁q₂) ± …, where q_k = `divisor(k)` ≥ 1, for z ≤ 1/2 and q₂, q₃, … ≥ 2.
    ///
    /// Wrong by at most 16 units, the rest of the series after the last term included.
    ///
    /// The terms are grouped in rows of m powers of z, so that only about 2√count products are of full length (D. Smith,
    /// "Efficient multiple-precision evaluation of elementary functions", Math. Comp. 52, 1989). The sum from row i on is
    /// multiplied with z^(m·i) in the end, so that its lower limbs are left away. Several steps, as many as have divisors
    /// whose product fits into a limb, are done with one division: their powers are multiplied with the divisors that follow.
    ///
    /// In units of its row: powers of z are wrong by 2, since z ≤ 1/2, and 1 for what is cut; so a product with z^m by 4,
    /// and where a sum is wrong by 5, the next step, (5 + 3)/2 + 1, makes that no more. In units of the result, of which
    /// row i has at least 4^i to its own, that is 5·(1 + 1/4 + 1/16 + …) < 7, 4 more where q₁ is 1, and the rest of the series.
    func sum(_ z: Natural, isAlternating: Bool, divisor: (Int) -> Limb) throws(Interruption) -> Natural {
        let count = termCount(z, divisor)
        // Products with sums cost about half of those that make the powers.
        let powers = try powers(of: z, upTo: FixedPoint.squareRoot((count + 1) / 2))
        let row = powers.count - 1
        let skippedBits = max(0, row * leadingZeros(z) - 2)
        func skipped(_ row: Int) -> Int { min(bits, row * skippedBits) / Limb.bitWidth }
        var sum = Natural.zero
        var k = count
        while k > 0 {
            let skip = skipped((k - 1) / row)
            // Terms from k on, over z^(k − place): of those before k the second sum is to be taken away.
            var (first, second, scale) = (Natural.zero, sum, Limb(1))
            if !isAlternating { swap(&first, &second) }
            var place = (k - 1) % row + 1
            while true {
                try budget.charge(passingOver: powers[0].limbs.count - skip)
                first.add(powers[place], from: skip, times: scale)
                scale *= divisor(k)
                (k, place) = (k - 1, place - 1)
                if place == 0 || scale.multipliedReportingOverflow(by: divisor(k)).overflow { break }
                if isAlternating { swap(&first, &second) }
            }
            sum = first.lessened(by: second)
            _ = sum.divide(by: scale)
            if place > 0 || k == 0 { continue }
            let power = powers[row].limbs(skipped(k / row - 1)...)
            sum = try budget.product(sum, power) >> (bits - skip * Limb.bitWidth)
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
