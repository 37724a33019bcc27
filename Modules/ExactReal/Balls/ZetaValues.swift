/// ζ(2k) for one k after the other, each as soon made of that before: the sum of m^−2k over m, in fixed point.
struct ZetaValues {
    private let budget: Budget
    private var k: Int
    private var bits: Int
    /// 2^−2k, 3^−2k, … in units of 2^−`bits`, as far as they are not 0; each rounded down, less than two units.
    private var powers: [Natural] = []

    /// ζ(2k) to about so many bits. O(2^(bits/2k)) powers.
    init(k: Int, bits: Int, budget: Budget) throws(Interruption) {
        (self.k, self.budget) = (k, budget)
        self.bits = bits + ZetaValues.spareBits
        let one = Natural.one << self.bits
        while powers.last?.isZero != true {
            let power = try budget.power(Natural(Limb(powers.count + 2)), 2 * k, bits: .max)
            powers.append(try budget.quotient(of: one, by: power).quotient)
        }
        powers.removeLast()
    }

    /// The bits that the errors of many powers may take.
    private static let spareBits = 24

    /// The value of ζ(2k).
    var value: Ball {
        let fixed = FixedPoint(bits: bits, budget: budget)
        // The first power left out is less than two units, and all after it less than that times m/(2k − 1).
        let rest = 3 + 2 * (powers.count + 2) / (2 * k - 1)
        return fixed.ball(powers.reduce(fixed.one, +), error: UInt64(2 * powers.count + rest))
    }

    /// Goes on to the next k, for which fewer bits will do.
    mutating func advance(bits wanted: Int) throws(Interruption) {
        k += 1
        let surplus = max(0, bits - wanted - ZetaValues.spareBits)
        bits -= surplus
        try budget.charge(passingOver: bits / Limb.bitWidth + 1, times: 4 * powers.count)
        for index in powers.indices {
            var power = powers[index] >> surplus
            _ = power.divide(by: Limb((index + 2) * (index + 2)))
            powers[index] = power
        }
        while powers.last?.isZero == true { powers.removeLast() }
    }
}
