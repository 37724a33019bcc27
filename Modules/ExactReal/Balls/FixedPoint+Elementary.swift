extension FixedPoint {
    /// How often to halve an argument with so many leading zeros before its series.
    ///
    /// r halvings cost r squares and leave about bits/2r terms, which cost √(2·bits/r) products: least for r near the
    /// cube root of the bits.
    func halvings(leadingZeros: Int) -> Int {
        max(1, FixedPoint.cubeRoot(bits) - leadingZeros)
    }

    /// e^t for t from 0 to 3/4, wrong by at most 2 units.
    ///
    /// e^t = (e^(t/2^r))^(2^r), and e^u = s + √(1 + s²) with s = sinh u, whose series has only half of the terms. With
    /// u ≤ 3/8 the quotient s/u is wrong by 20 units, so s by 9, the root by 4 and its cut, both by less than 16. Errors
    /// grow by a factor less than 2^r·e^t in r squarings, so with r + log₂(16 + r) + 3 more bits they stay below one
    /// unit; the final cut is the other.
    func exponential(_ t: Natural) throws(Interruption) -> Natural {
        if bits >= FixedPoint.bitBurstThreshold { return try bitBurstExponential(t) }
        let r = halvings(leadingZeros: leadingZeros(t))
        let inner = FixedPoint(bits: bits + r + FixedPoint.width(16 + r) + 3, budget: budget)
        let reduced = t << (inner.bits - bits - r)
        let sine = try inner.multiply(reduced, inner.sineQuotient(reduced, isHyperbolic: true))
        var power = try sine + inner.squareRoot((Natural.one << (2 * inner.bits)) + budget.square(sine))
        for _ in 0..<r { power = try inner.square(power) }
        return power >> (inner.bits - bits)
    }

    /// The square root of a number that stands as its multiple of 2^(−2·`bits`), cut.
    private func squareRoot(_ square: Natural) throws(Interruption) -> Natural {
        let count = square.limbs.count / 2
        try budget.charge(Budget.work(dividing: count, by: count))
        return square.squareRoot
    }

    /// 1 − cos t for t from 0 to 4/5, wrong by at most 2 units.
    ///
    /// With v(t) = 1 − cos t: v(2t) = 2v(t)·(2 − v(t)). Errors grow by 4 in each doubling, which 2r + 3 more bits
    /// make up for.
    func versedSine(_ t: Natural) throws(Interruption) -> Natural {
        let r = halvings(leadingZeros: leadingZeros(t))
        let inner = FixedPoint(bits: bits + 2 * r + 3, budget: budget)
        let z = try inner.square(t << (inner.bits - bits - r))
        let series = try inner.sum(z, isAlternating: true) { k in Limb((2 * k + 1) * (2 * k + 2)) }
        var versed = try inner.multiply(z, series) >> 1
        for _ in 0..<r { versed = (versed << 2) - (try inner.square(versed) << 1) }
        return versed >> (inner.bits - bits)
    }

    /// sin t / t, or sinh t / t, for t from 0 to 1/2, wrong by at most 20 units.
    func sineQuotient(_ t: Natural, isHyperbolic: Bool) throws(Interruption) -> Natural {
        try sum(square(t), isAlternating: !isHyperbolic) { k in Limb(2 * k * (2 * k + 1)) }
    }

    /// atan t / t, or artanh t / t, for t from 0 to 1/2: the sum of (∓t²)^k/(2k + 1).
    ///
    /// Wrong by at most 4√count + 16 units: each term adds up to 3, and a row's errors shrink to less than half in
    /// the next row.
    func arcTangentQuotient(_ t: Natural, isHyperbolic: Bool) throws(Interruption) -> (Natural, error: UInt64) {
        let z = try square(t)
        let count = bits / max(1, leadingZeros(z)) + 1
        let powers = try powers(of: z, upTo: FixedPoint.squareRoot(count))
        let row = powers.count - 1
        var sum = Natural.zero
        for k in (1...count).reversed() {
            try budget.charge(passingOver: powers[0].limbs.count, times: 4)
            let place = (k - 1) % row + 1
            var term = powers[place]
            _ = term.divide(by: Limb(2 * k + 1))
            sum = isHyperbolic ? term + sum : term.lessened(by: sum)
            if place == 1, k > 1 { sum = try multiply(sum, powers[row]) }
        }
        return (isHyperbolic ? one + sum : one - sum, UInt64(4 * row + 16))
    }

    static func width(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }

    /// The square root of a small number, rounded down.
    static func squareRoot(_ number: Int) -> Int {
        var root = 1 << (width(number) / 2 + 1)
        while root > number / root { root = (root + number / root) / 2 }
        return root
    }

    /// The cube root of a small number, rounded down.
    static func cubeRoot(_ number: Int) -> Int {
        var root = 1
        while (root + 1) * (root + 1) <= number / (root + 1) { root += 1 }
        return root
    }
}
