import LoopTesting
import Testing

@testable import ExactReal

/// Common divisors against Euclid's method, one division after the other.
@Suite struct CommonDivisorTests {
    @Test(arguments: Array(1...20) + [63, 64, 65, 200])
    func stepsFromLeadingLimbsAgreeWithEuclid(count: Int) {
        var random = SeededRandom()
        let a = Natural.random(limbs: count, &random)
        let ones = Natural.ones(limbs: count)
        for length in [1, count / 2 + 1, count] {
            let (b, factor) = (Natural.random(limbs: length, &random), Natural.random(limbs: length, &random))
            let pairs = [
                (a, b), (a * factor, b * factor), (a * factor, factor), (a, a), (a * b + .one, a), (ones, b),
                (.power(ofLimbs: count), ones), (.power(ofLimbs: count) + .one, .power(ofLimbs: length)), (a, .zero),
            ]
            for (left, right) in pairs {
                let expected = euclid(left, right)
                #expect(Natural.greatestCommonDivisor(left, right) == expected, "\(count), seed \(random.seed)")
                #expect(Natural.greatestCommonDivisor(right, left) == expected, "\(count), seed \(random.seed)")
            }
        }
    }

    /// All quotients are 1, so that a matrix holds as many steps as it can.
    @Test func neighboursAmongFibonacciNumbers() {
        var (number, before) = (Natural.one, Natural.one)
        for _ in 0..<20_000 { (number, before) = (number + before, number) }
        #expect(Natural.greatestCommonDivisor(number, before) == .one)
        #expect(Natural.greatestCommonDivisor(number * before, before * before) == before)
    }

    /// A quotient longer than a limb ends the steps.
    @Test func longQuotients() {
        for count in 2...6 {
            let (a, b) = (Natural.ones(limbs: 2 * count), Natural.power(ofLimbs: count) - .one)
            #expect(Natural.greatestCommonDivisor(a, b) == b)
            #expect(Natural.greatestCommonDivisor(a - .one, b) == euclid(a - .one, b))
        }
    }

    private func euclid(_ a: Natural, _ b: Natural) -> Natural {
        var (a, b) = (a, b)
        while !b.isZero { (a, b) = (b, a.dividedByLongDivision(by: b).remainder) }
        return a
    }
}
