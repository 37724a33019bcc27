import Testing

@testable import ExactReal

/// Arguments so near to a multiple of π/2 that what is left of them is far below the working precision.
struct ReductionTests {
    @Test(arguments: [20, 64, 200, 1000], [1, 2, 7, 355, -113])
    func nearMultiplesOfAQuarterTurn(_ precision: Int, _ quarters: Int) throws {
        let constants = Constants()
        let budget = Budget(work: 1_000_000_000)
        let fine = Reals(precision: 3 * precision + 200, budget: budget, constants: constants)
        let turn = try fine.multiply(fine.halfPi(), by: quarters)
        let angle = Ball(turn.midpoint.cut(below: Int64(-2 * precision - 70)).value)
        let rest = try fine.subtract(angle, turn)
        let reals = Reals(precision: precision, budget: budget, constants: constants)
        let small = try quarters % 2 == 0 ? reals.sine(angle) : reals.cosine(angle)
        #expect(small.accuracy >= Int64(precision - 4))
        #expect(abs(small.midpoint.magnitudeExponent - rest.midpoint.magnitudeExponent) <= 1)
        let other = try quarters % 2 == 0 ? reals.cosine(angle) : reals.sine(angle)
        #expect(abs(other.midpoint.magnitudeExponent) <= 1)
    }
}
