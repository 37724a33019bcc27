import LoopTesting
import Testing

@testable import ExactReal

/// Logarithms by the arithmetic–geometric mean, against those by an exponential and against identities.
@Suite struct MeanTests {
    private func reals(_ precision: Int) -> Reals {
        Reals(precision: precision, budget: Budget(work: .max), constants: Constants())
    }

    /// M(1, √½)·Γ(1/4)² = π·√(2π)·2, so that Gauss's constant 1/M(1, √2) is 0.8346268416740731862814297…
    @Test func gausssConstant() throws {
        let reals = reals(200)
        let constant = try reals.reciprocal(reals.arithmeticGeometricMean(reals.squareRoot(Ball(2))))
        let digits = try #require(Rational(decimal: Array("0.8346268416740731862814297327990468".utf8)))
        let difference = try reals.subtract(constant, reals.ball(digits))
        #expect(difference.magnitude < .power(-110))
        #expect(constant.accuracy > 190)
    }

    /// M(1, k) lies between the means, for k far from 1, near it and 1 itself.
    @Test func meansOfFarAndNear() throws {
        let reals = reals(300)
        #expect(try reals.arithmeticGeometricMean(.one).holds(.one))
        for exponent in [-1000, -30, -1, 0] as [Int64] {
            let k = Ball(Dyadic(Natural(3), exponent: exponent - 1))
            let mean = try reals.arithmeticGeometricMean(k)
            // M(a, b) = M((a + b)/2, √(ab)).
            let (half, root) = (try reals.add(.one, k).shifted(by: -1), try reals.squareRoot(k))
            let other = try reals.multiply(half, by: reals.arithmeticGeometricMean(reals.divide(root, by: half)))
            #expect(try reals.subtract(mean, other).containsZero)
            #expect(mean.accuracy > 280)
        }
    }

    /// On both sides of the threshold, the mean itself far below it, and numbers near 1, near the ends of an octave and huge.
    @Test(arguments: [100, 1000, Reals.meanThreshold - 1, Reals.meanThreshold, Reals.meanThreshold + 999, 25_000])
    func agreesWithExponentials(precision: Int) throws {
        var random = SeededRandom()
        let (reals, finer) = (reals(precision), reals(precision + 300))
        let long = Dyadic(Natural.random(limbs: precision / Limb.bitWidth + 1, &random), exponent: -77)
        let near = [1, 15, 16, 17, 40].map { Dyadic((Natural.one << $0) + .one, exponent: Int64(-$0)) }
        let octave = [Dyadic(Natural(0xB504), exponent: -15), Dyadic(Natural(0xB505), exponent: -15)]
        for x in [Dyadic(Integer(3)), Dyadic(.one, exponent: 7), long] + near + octave {
            let logarithm = try reals.ln(Ball(x))
            #expect(logarithm.accuracy > Int64(precision) - 8, "\(x), seed \(random.seed)")
            let back = try finer.exp(logarithm)
            #expect(back.holds(x), "\(x), seed \(random.seed)")
            if x.magnitudeExponent > 1 || x.mantissa.bitWidth < 16 {
                let fraction = x.shifted(by: -x.magnitudeExponent)
                let mean = try reals.meanLogarithm(fraction, exponent: x.magnitudeExponent)
                #expect(try reals.subtract(mean, finer.ln(Ball(x))).containsZero, "\(x), seed \(random.seed)")
                #expect(mean.accuracy > Int64(precision) - 20)
            }
        }
        let huge = try reals.ln(Ball(Dyadic(Natural(5), exponent: 1 << 58)))
        let expected = try finer.add(finer.ln(Ball(5)), finer.multiply(finer.lnTwo(), by: Ball(Integer(1 << 58))))
        #expect(try finer.subtract(huge, expected).containsZero && huge.accuracy > Int64(precision) - 8)
    }
}
