import ExactReal
import LoopTesting
import Testing

/// Laws that hold for any fractions; the seed in a failure's message repeats it (`TEST_SEED`).
@Suite struct RationalLawTests {
    @Test func fractionsFormAField() {
        var random = SeededRandom()
        for _ in 0..<60 {
            let (a, b, c) = (number(&random), number(&random), number(&random))
            #expect(a + b == b + a, "seed \(random.seed)")
            #expect((a + b) + c == a + (b + c), "seed \(random.seed)")
            #expect((a * b) * c == a * (b * c), "seed \(random.seed)")
            #expect(a * (b + c) == a * b + a * c, "seed \(random.seed)")
            #expect(a - a == 0, "seed \(random.seed)")
            #expect(a.divided(by: b).map { $0 * b } == (b.isZero ? nil : a), "seed \(random.seed)")
            #expect(a.reciprocal?.reciprocal == (a.isZero ? nil : a), "seed \(random.seed)")
        }
    }

    @Test func everyResultIsInLowestTerms() {
        var random = SeededRandom()
        for _ in 0..<80 {
            let (a, b) = (number(&random), number(&random))
            for result in [a + b, a - b, a * b, a.divided(by: b), a.power(-3), a.fraction].compactMap({ $0 }) {
                let divisor = Integer.greatestCommonDivisor(result.numerator, result.denominator)
                #expect(divisor == 1 && result.denominator > 0, "seed \(random.seed)")
            }
        }
    }

    @Test func theOrderIsThatOfTheDifferences() {
        var random = SeededRandom()
        for _ in 0..<100 {
            let (a, b) = (number(&random), number(&random))
            #expect((a < b) == (a - b).isNegative, "seed \(random.seed)")
        }
    }

    @Test func wholePartsEncloseTheValue() {
        var random = SeededRandom()
        for _ in 0..<80 {
            let a = number(&random)
            #expect(Rational(a.floor) <= a && a < Rational(a.floor + 1), "seed \(random.seed)")
            #expect(Rational(a.ceiling - 1) < a && a <= Rational(a.ceiling), "seed \(random.seed)")
            #expect(Rational(a.truncated) + a.fraction == a, "seed \(random.seed)")
            #expect((Rational(a.rounded) - a).magnitude * 2 <= 1, "seed \(random.seed)")
        }
    }

    @Test func shownDigitsAreNearestAndReadBack() throws {
        var random = SeededRandom()
        for _ in 0..<80 {
            let a = number(&random)
            let decimal = a.decimal(significantDigits: Int.random(in: 1...30, using: &random))
            let shown = try #require(Rational(decimal: decimal.text), "seed \(random.seed)")
            let unit = try #require(Rational(10).power(Int(decimal.exponent) - decimal.precision + 1))
            #expect((shown - a).magnitude * 2 <= unit, "seed \(random.seed)")
            #expect((shown == a) == decimal.isExact, "seed \(random.seed)")
            #expect(shown.sign == a.sign, "seed \(random.seed)")
        }
    }

    @Test func cutDigitsNeverPassTheValue() throws {
        var random = SeededRandom()
        for _ in 0..<80 {
            let a = number(&random)
            let decimal = a.decimal(significantDigits: Int.random(in: 1...30, using: &random), rounding: .towardZero)
            let shown = try #require(Rational(decimal: decimal.text), "seed \(random.seed)")
            let unit = try #require(Rational(10).power(Int(decimal.exponent) - decimal.precision + 1))
            #expect(shown.magnitude <= a.magnitude && a.magnitude < shown.magnitude + unit, "seed \(random.seed)")
        }
    }

    private func number(_ random: inout SeededRandom) -> Rational {
        Rational.random(bits: 400, &random)
    }
}
