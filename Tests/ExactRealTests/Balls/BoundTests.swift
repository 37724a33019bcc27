import LoopTesting
import Testing

@testable import ExactReal

/// Bounds are checked against exact arithmetic of dyadic numbers.
struct BoundTests {
    private var random = SeededRandom()

    private mutating func bound() -> Bound {
        let mantissa = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random)
        return Bound(mantissa, exponent: Int64.random(in: -70...70, using: &random))
    }

    private func sum(_ a: Dyadic, _ b: Dyadic) -> Dyadic { Dyadic.sum(a, b, bits: 1000).value }

    /// Whether a bound is at least the value, and at most 2^-30 of it more.
    private func isTight(_ bound: Bound, above value: Dyadic) -> Bool {
        bound.dyadic >= value && bound.dyadic <= sum(value, value.shifted(by: -30))
    }

    @Test mutating func sumsAndProductsAreRoundedUp() {
        for _ in 0..<2000 {
            let (a, b) = (bound(), bound())
            #expect(isTight(a + b, above: sum(a.dyadic, b.dyadic)), "\(a) + \(b), seed \(random.seed)")
            #expect(isTight(a * b, above: a.dyadic * b.dyadic), "\(a) × \(b), seed \(random.seed)")
        }
    }

    @Test mutating func quotientsAreRoundedUp() {
        for _ in 0..<2000 {
            let (a, b) = (bound(), bound())
            if b.isZero { continue }
            let quotient = a / b
            #expect((quotient * b).dyadic >= a.dyadic, "\(a) / \(b), seed \(random.seed)")
            let product = quotient.dyadic * b.dyadic
            #expect(product <= sum(a.dyadic, a.dyadic.shifted(by: -30)), "\(a) / \(b), seed \(random.seed)")
        }
    }

    @Test mutating func differencesAreRoundedDown() {
        for _ in 0..<2000 {
            let (a, b) = (bound(), bound())
            let left = a.lessened(by: b).dyadic
            let exact = sum(a.dyadic, b.dyadic.negated)
            #expect(left.sign >= 0)
            #expect(left <= (exact.sign < 0 ? .zero : exact), "\(a) − \(b), seed \(random.seed)")
            if exact.sign > 0 { #expect(sum(exact, a.dyadic.shifted(by: -30).negated) <= left, "\(a) − \(b)") }
        }
    }

    @Test mutating func orderIsThatOfTheValues() {
        for _ in 0..<2000 {
            let (a, b) = (bound(), bound())
            #expect((a < b) == (a.dyadic < b.dyadic), "\(a) < \(b), seed \(random.seed)")
        }
    }

    @Test mutating func boundsOfLongNumbersLieOnTheirSide() {
        for _ in 0..<500 {
            let mantissa = Natural(limbs: (0..<5).map { _ in Limb.random(in: .min ... .max, using: &random) })
            let value = Dyadic(isNegative: true, mantissa, exponent: -77)
            #expect(isTight(Bound(above: value), above: value.magnitude), "seed \(random.seed)")
            #expect(Bound(below: value).dyadic <= value.magnitude, "seed \(random.seed)")
        }
    }

    @Test func exponentsEndAtTheirLimits() {
        let huge = Bound(1, exponent: .max / 4)
        #expect((huge * huge).exponent == Bound.exponentLimit)
        #expect((huge * huge * huge + huge).exponent == Bound.exponentLimit)
        let tiny = Bound(1, exponent: -(.max / 4))
        #expect(!(tiny * tiny).isZero)
        #expect((tiny * tiny * tiny).exponent == -Bound.exponentLimit)
    }
}
