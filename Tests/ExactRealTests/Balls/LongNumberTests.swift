import LoopTesting
import Testing

@testable import ExactReal

/// What takes another way where numbers are long.
@Suite struct LongNumberTests {
    private let budget = Budget(work: .max)

    private func reals(_ precision: Int) -> Reals {
        Reals(precision: precision, budget: budget, constants: Constants())
    }

    /// Both are wrong by at most 2 units.
    @Test(arguments: [64, 300, 3000, 9000])
    func burstsAgreeWithTheSeries(bits: Int) throws {
        let fixed = FixedPoint(bits: bits, budget: budget)
        var random = SeededRandom()
        let largest = (Natural(3) << bits) >> 2
        let short = [Natural.zero, .one, largest, Natural.one << (bits - 1), Natural(5) << (bits - 9)]
        let long = (0..<5).map { _ in Natural.random(limbs: bits / Limb.bitWidth + 1, &random) }
        for t in short + long.map({ $0.divided(by: largest).remainder }) {
            let (series, burst) = (try fixed.exponential(t), try fixed.bitBurstExponential(t))
            let distance = series < burst ? burst - series : series - burst
            #expect(distance <= Natural(4), "\(bits) bits, seed \(random.seed)")
        }
    }

    @Test func longExponentialsKeepTheLaws() throws {
        let (long, longer) = (reals(FixedPoint.bitBurstThreshold + 100), reals(FixedPoint.bitBurstThreshold + 5000))
        let x = try long.squareRoot(Ball(Dyadic(Natural(1), exponent: -1)))
        let product = try long.multiply(long.exp(x), by: long.exp(x.negated))
        #expect(product.holds(.one))
        #expect(product.accuracy > Int64(FixedPoint.bitBurstThreshold))
        let short = try reals(FixedPoint.bitBurstThreshold - 1000).exp(x)
        #expect(try longer.subtract(longer.exp(x), short).holds(.zero))
        // e is summed by itself, e² is not.
        #expect(try longer.subtract(longer.exp(Ball(2)), longer.square(longer.exp(.one))).holds(.zero))
        #expect(try longer.subtract(longer.exp(longer.ln(Ball(3))), Ball(3)).holds(.zero))
    }

    @Test(arguments: [2000, 30_000, 100_000])
    func newtonRootsAndQuotientsAgreeWithShorterOnes(precision: Int) throws {
        let reals = reals(precision)
        let three = Dyadic(Integer(3))
        let difference = try reals.subtract(reals.newtonRoot(three), reals.squareRoot(Ball(3)))
        #expect(difference.holds(.zero) && difference.magnitude < .power(8 - Int64(precision)))
        let third = try reals.multiply(reals.newtonQuotient(.one, three), by: 3)
        #expect(third.holds(.one) && third.accuracy > Int64(precision) - 8)
    }

    @Test func factorialsAreProducts() throws {
        var product = Integer(1)
        for n in 1...400 {
            product *= Integer(n)
            #expect(Integer.factorial(n) == product, "\(n)!")
        }
        for n in [1000, 4095, 4096, 4097, 10_007] {
            let (upper, lower) = (try #require(Integer.factorial(n)), try #require(Integer.factorial(n - 1)))
            #expect(upper == lower * Integer(n), "\(n)!")
            // n! = n!!·(n − 1)!!, which are worked out factor by factor.
            let (even, odd) = (try #require(Integer.factorial(n, step: 2)), Integer.factorial(n - 1, step: 2))
            #expect(upper == even * (try #require(odd)), "\(n)!")
        }
    }

    @Test(arguments: [1, 2, 12, 13, 24, 25, 100])
    func sumsOfEveryLength(count: Int) throws {
        // The sum of (−1)^k·(k + 1)/2^k, one term after the other.
        let sum = try BinarySplitting(0..<count, budget: budget) { k in
            k == 0 ? .init() : .init(isNegative: true, q: (2, 1), a: UInt64(k + 1))
        }
        var expected = Rational(0)
        for k in 0..<count {
            let factor = Integer((k + 1) * (k.isMultiple(of: 2) ? 1 : -1))
            let power = try #require(Integer(2).power(k))
            expected = expected + (try #require(Rational(factor, over: power)))
        }
        #expect(Rational(sum.t, over: sum.q) == expected)
    }

    @Test func aStopIsHeardInsideLongProductsAndTexts() {
        let long = Natural.ones(limbs: 300_000)
        let work = Budget.work(multiplying: long.limbs.count, by: long.limbs.count)
        #expect(work > Budget.pieceWork)
        #expect(throws: Interruption.stopped) { _ = try stopping().product(long, long) }
        #expect(throws: Interruption.stopped) { _ = try stopping().square(long) }
        #expect(throws: Interruption.stopped) { _ = try stopping().digits(of: long, radix: 10) }
        #expect(throws: Interruption.overWork) { _ = try Budget(work: work / 2).product(long, long) }
    }

    /// A budget that is stopped at its second question.
    private func stopping() -> Budget {
        var questions = 0
        return Budget(work: .max, bytes: 1 << 27) {
            questions += 1
            return questions == 2 ? .stopped : nil
        }
    }
}
