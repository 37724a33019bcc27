import LoopTesting
import Testing

@testable import ExactReal

/// The two rare corrections of long division, which random numbers hardly ever meet.
@Suite struct DivisionTests {
    private let top: Limb = 1 << Limb(Limb.bitWidth - 1)

    @Test func aGuessThatIsOneTooLargeIsTakenBack() {
        // Hacker's Delight, 9-2: the estimate from three limbs is too large, and the divisor is added back.
        check([0, 0, top, top - 1], by: [1, 0, top])
        check([0, .max - 1, top], by: [.max, top])
        check([3, 0, top], by: [1, 0, top / 4])
    }

    @Test func equalLeadingLimbs() {
        check([0, 0, .max], by: [.max, .max])
        check([.max, .max - 1, .max], by: [.max, .max])
        check([0, 0, 0, top], by: [1, top])
        check([.max, .max, .max, .max], by: [0, .max])
    }

    @Test func reciprocalsDivideEveryPair() {
        var random = SeededRandom()
        let limbs: [Limb] = [0, 1, 2, top - 1, top, top + 1, .max - 1, .max, .random(in: 0 ... .max, using: &random)]
        for divisor in limbs where divisor >= top {
            let reciprocal = Reciprocal(normalized: divisor)
            for high in limbs where high < divisor {
                for low in limbs {
                    let (quotient, remainder) = reciprocal.divide(high: high, low: low)
                    let expected = divisor.dividingFullWidth((high, low))
                    #expect((quotient, remainder) == expected, "\(high) \(low) by \(divisor), seed \(random.seed)")
                }
            }
        }
    }

    /// Lengths around the borders between methods, and where halves are divided in halves again.
    static let lengths =
        [1, 2, 3, 4, 5, 333]
        + [recursiveDivisionThreshold, 2 * recursiveDivisionThreshold, 4 * recursiveDivisionThreshold].flatMap {
            [$0 - 1, $0, $0 + 1]
        }

    @Test(arguments: lengths)
    func divisionOfExtremes(count: Int) {
        let ones = Array(repeating: Limb.max, count: count)
        let zeros = Array(repeating: Limb(0), count: count)
        for divisor in [ones, zeros.dropLast() + [1], zeros.dropLast() + [.max], [1] + zeros.dropLast(2) + [top]] {
            for dividend in [ones + ones, zeros + ones, ones + zeros.dropLast() + [1], zeros + zeros + divisor] {
                check(dividend, by: divisor)
            }
        }
    }

    @Test(arguments: lengths)
    func divisionInHalvesAgreesWithLongDivision(count: Int) {
        var random = SeededRandom()
        let ones = Natural.ones(limbs: count)
        for divisor in [.random(limbs: count, &random), ones, .power(ofLimbs: count - 1) + .one, ones - ones >> 70] {
            for length in [1, 2, count / 2 + 1, count, count + 1, 3 * count + 1] {
                // The largest quotients, and those whose leading part is cut to what its limbs can hold.
                let longest = (divisor << (length * Limb.bitWidth)) - .one
                let leading = divisor - .one
                let like = leading.joined(to: Natural.ones(limbs: length), at: length)
                for dividend in [.random(limbs: count + length, &random), longest, longest - divisor + .one, like] {
                    let expected = dividend.dividedByLongDivision(by: divisor)
                    #expect(dividend.divided(by: divisor) == expected, "\(count), \(length) more, seed \(random.seed)")
                    #expect(expected.quotient * divisor + expected.remainder == dividend, "seed \(random.seed)")
                    #expect(expected.remainder < divisor, "seed \(random.seed)")
                }
            }
        }
    }

    @Test func divisionByAReciprocalAgreesWithLongDivision() {
        var random = SeededRandom()
        for count in [1, 2, 3, 7, 99, 100, 101, 199, 203, 300] {
            let divisors = [
                .random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1),
                .power(ofLimbs: count - 1) + .one, Natural.power(ofLimbs: count) >> 1,
            ]
            for divisor in divisors {
                for length in [1, count / 3 + 1, count, 2 * count + 1] {
                    let longest = (divisor << (length * Limb.bitWidth)) - .one
                    for dividend in [Natural.random(limbs: count + length, &random), longest, longest - divisor + .one]
                    {
                        let expected = dividend.dividedByLongDivision(by: divisor)
                        let result = NewtonDivisor(divisor, quotientCount: length + 1).divide(dividend)
                        #expect(result == expected, "\(count) limbs, \(length) more, seed \(random.seed)")
                        let single = NewtonDivisor(divisor, block: count).divide(dividend)
                        #expect(single == expected, "\(count) limbs, \(length) more, seed \(random.seed)")
                    }
                }
            }
        }
    }

    @Test(arguments: [newtonDivisionThreshold, newtonDivisionThreshold + 1, 1601, 2500])
    func longDivisionsKeepTheirPromise(count: Int) {
        var random = SeededRandom()
        for length in [count - 1, count, count + 1, 3 * count] {
            let (a, b) = (Natural.random(limbs: count + length, &random), Natural.random(limbs: count, &random))
            let (quotient, remainder) = a.divided(by: b)
            #expect(quotient * b + remainder == a && remainder < b, "seed \(random.seed)")
            let ones = (Natural.ones(limbs: count + length).divided(by: .ones(limbs: count)))
            #expect(ones.quotient * .ones(limbs: count) + ones.remainder == .ones(limbs: count + length))
            #expect(ones.remainder < .ones(limbs: count))
        }
    }

    private func check(_ dividend: [Limb], by divisor: [Limb]) {
        let (a, b) = (Natural(limbs: dividend), Natural(limbs: divisor))
        let (quotient, remainder) = a.divided(by: b)
        #expect(quotient * b + remainder == a, "\(dividend) by \(divisor)")
        #expect(remainder < b, "\(dividend) by \(divisor)")
    }
}
