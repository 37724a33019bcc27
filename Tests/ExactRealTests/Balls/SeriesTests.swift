import LoopTesting
import Testing

@testable import ExactReal

/// Series in fixed point against the same with more bits: the bounds that their comments prove.
@Suite struct SeriesTests {
    private static let spare = 64
    private let budget = Budget(work: .max)

    /// Around a limb, and where rows lose their first limbs, and many.
    @Test(arguments: [2, 31, 63, 64, 65, 127, 128, 129, 500, 1000, 3000, 12_345])
    func sumsAreWrongByNoMoreThanTheySay(bits: Int) throws {
        var random = SeededRandom()
        let fixed = FixedPoint(bits: bits, budget: budget)
        let exact = FixedPoint(bits: bits + SeriesTests.spare, budget: budget)
        for zeros in [1, 2, 3, 7, 33, 64, 100] {
            for z in SeriesTests.numbers(bits: max(0, bits - zeros), &random) {
                for isAlternating in [false, true] {
                    for divisor in SeriesTests.divisors {
                        let sum = try fixed.sum(z, isAlternating: isAlternating, divisor: divisor)
                        let finer = try exact.sum(
                            z << SeriesTests.spare, isAlternating: isAlternating, divisor: divisor)
                        #expect(
                            SeriesTests.isNear(sum, finer, units: 16),
                            "\(bits) bits, \(zeros) zeros, seed \(random.seed)")
                    }
                }
            }
        }
    }

    /// On both sides of the length from which on bursts take over.
    @Test(arguments: [64, 1000, FixedPoint.bitBurstThreshold - 1, FixedPoint.bitBurstThreshold])
    func exponentialsAreWrongByNoMoreThanTheySay(bits: Int) throws {
        var random = SeededRandom()
        let fixed = FixedPoint(bits: bits, budget: budget)
        let exact = FixedPoint(bits: bits + SeriesTests.spare, budget: budget)
        for t in SeriesTests.numbers(bits: bits - 1, &random) {
            let power = try fixed.exponential(t)
            let finer = try exact.bitBurstExponential(t << SeriesTests.spare)
            #expect(SeriesTests.isNear(power, finer, units: 2), "\(bits) bits, seed \(random.seed)")
        }
    }

    /// Divisors of e^x, sin, cos, and as small as they may be.
    private static let divisors: [@Sendable (Int) -> Limb] = [
        { k in Limb(k) }, { k in Limb(2 * k * (2 * k + 1)) }, { k in Limb((2 * k + 1) * (2 * k + 2)) }, { _ in 2 },
    ]

    /// Ones, sparse and random numbers of so many bits, and 0.
    private static func numbers(bits: Int, _ random: inout SeededRandom) -> [Natural] {
        let limbs = bits / Limb.bitWidth + 1
        let cut = limbs * Limb.bitWidth - bits
        return [
            .zero, Natural.ones(limbs: limbs) >> cut, Natural.one << max(0, bits - 1),
            Natural.random(limbs: limbs, &random) >> cut, Natural.random(limbs: limbs, &random) >> cut,
        ]
    }

    private static func isNear(_ x: Natural, _ finer: Natural, units: Limb) -> Bool {
        let x = x << spare
        let distance = x < finer ? finer - x : x - finer
        // The finer one is wrong by far less than a unit.
        return distance <= Natural(units) << spare + .one << (spare / 2)
    }
}
