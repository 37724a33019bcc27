import LoopTesting
import Testing

@testable import ExactReal

/// Γ at precisions where Stirling's series goes over to ζ, and the parts it is made of.
struct StirlingSeriesTests {
    private let budget = Budget(work: 100_000_000_000)

    private func reals(_ precision: Int) -> Reals {
        Reals(precision: precision, budget: budget, constants: Constants())
    }

    /// ζ(2k)·2·(2k)!/(2π)^2k is a Bernoulli number, which is a fraction.
    @Test func zetaOfEvenNumbersMakesBernoulliNumbers() throws {
        let reals = reals(600)
        let k = 31
        var zeta = try ZetaValues(k: k, bits: 400, budget: budget)
        let numbers = try reals.tangentNumbers(60, isLast: true)
        for k in k..<60 {
            let four = Integer(isNegative: false, Natural.one << (2 * k))
            let bernoulli = try reals.divide(
                reals.multiply(Ball(Integer(isNegative: false, numbers[k - 1])), by: 2 * k),
                by: reals.multiply(Ball(four), by: Ball(four - 1)))
            let factorial = try Ball(#require(try budget.factorial(Integer(2 * k))))
            let turn = try reals.power(reals.pi().shifted(by: 1), Integer(2 * k))
            let product = try reals.divide(reals.multiply(zeta.value, by: factorial.shifted(by: 1)), by: turn)
            #expect(try reals.subtract(product, bernoulli).containsZero, "k = \(k)")
            #expect(product.accuracy > 370 - 5 * Int64(k - 31), "k = \(k)")
            try zeta.advance(bits: 400 - 5 * (k - 31))
        }
    }

    /// Γ(x)·Γ(x + 1/2) = 2^(1 − 2x)·√π·Γ(2x): three series with different first terms.
    @Test(arguments: [900, 1100, 2500, 6000])
    func legendre(_ precision: Int) throws {
        var random = SeededRandom()
        let reals = reals(precision)
        let half = Ball(Dyadic(.one, exponent: -1))
        for _ in 0..<3 {
            let x = Ball(Dyadic(Natural(Limb.random(in: 1...1 << 30, using: &random)), exponent: -26))
            let left = try reals.multiply(reals.gamma(x), by: reals.gamma(reals.add(x, half)))
            let power = try reals.power(Ball(2), reals.subtract(.one, x.shifted(by: 1)))
            let right = try reals.multiply(
                reals.multiply(power, by: reals.squareRoot(reals.pi())), by: reals.gamma(x.shifted(by: 1)))
            #expect(try reals.subtract(left, right).containsZero, "seed \(random.seed)")
            #expect(left.accuracy > Int64(precision) - 60 && right.accuracy > Int64(precision) - 60)
        }
    }

    /// A term for a huge number is far smaller than the one before, and needs as many bits less; ln Γ(x + 1) = ln Γ(x) + ln x.
    @Test func hugeNumbers() throws {
        for exponent in Int64(8)..<300 {
            let reals = Reals(precision: 1506, budget: Budget(work: 100_000_000), constants: Constants())
            let x = Ball(Dyadic(.one, exponent: exponent))
            let step = try reals.subtract(reals.lnGamma(reals.add(x, .one)), reals.lnGamma(x))
            #expect(try reals.subtract(step, reals.ln(x)).containsZero, "2^\(exponent)")
        }
    }

    /// The Bernoulli numbers of a long series take more memory than anything else in it.
    @Test func memoryIsForeseen() throws {
        let budget = Budget(work: 100_000_000_000, bytes: 1 << 20)
        let reals = Reals(precision: 100_000, budget: budget, constants: Constants())
        var series = try StirlingSeries(Ball(20_000), reals)
        do throws(Interruption) {
            try series.addTerm()
            Issue.record("the numbers fit into little memory")
        } catch {
            #expect(error == .overMemory)
        }
    }

    @Test func risingProducts() throws {
        let reals = reals(200)
        for count in 0..<12 {
            var expected = Ball.one
            let x = Ball(Dyadic(Natural(7), exponent: -2))
            for k in 0..<count { expected = try reals.multiply(expected, by: reals.add(x, Ball(Integer(k)))) }
            let product = try reals.product(from: x, count: count)
            #expect(product.isExact && product.midpoint == expected.midpoint, "\(count) factors")
        }
    }
}
