import LoopTesting
import Testing

@testable import ExactReal

/// Bounds of logarithms are bounds, and close ones: against logarithms as balls.
struct BinaryLogarithmTests {
    private let reals = Reals(precision: 200, budget: Budget(work: .max), constants: Constants())

    /// Whether the logarithm is not below that of a number, and at most two units above it.
    private func isCloseBound(_ logarithm: BinaryLogarithm, of number: Ball) throws -> Bool {
        let exact = try reals.divide(reals.ln(number), by: reals.lnTwo()).shifted(by: 16)
        let excess = try reals.subtract(Ball(Integer(wide: logarithm.units)), exact)
        return excess.upper.sign >= 0 && excess.lower <= Dyadic(2)
    }

    @Test func wholeNumbersAndTheirReciprocals() throws {
        var random = SeededRandom()
        let small = (1...300).map { Integer($0) }
        let large = (0..<300).map { _ in Integer.random(bits: 600, &random).magnitude + 1 }
        for number in small + large {
            let message: Comment = "\(number), seed \(random.seed)"
            #expect(try isCloseBound(BinaryLogarithm(of: number), of: Ball(number)), message)
            #expect(
                try isCloseBound(BinaryLogarithm(ofReciprocal: number), of: reals.reciprocal(Ball(number))), message)
        }
    }

    @Test func powersOfTwoAreExact() {
        for bits in [0, 1, 30, 31, 32, 63, 64, 1000] {
            #expect(BinaryLogarithm(of: Integer(1).shiftedLeft(by: bits) ?? 0).units == Int64(bits) << 16)
        }
    }

    @Test func sums() throws {
        var random = SeededRandom()
        for _ in 0..<500 {
            let units = (0..<2).map { _ in
                Int64.random(in: 0..<(1 << Int64.random(in: 1...22, using: &random)), using: &random)
            }
            let logarithms = units.map { BinaryLogarithm.one * (Rational(Integer(wide: $0), over: 65536) ?? 0) }
            #expect(logarithms.map { $0.units } == units, "seed \(random.seed)")
            let powers = try units.map { try reals.power(Ball(2), Ball(Integer(wide: $0)).shifted(by: -16)) }
            let sum = BinaryLogarithm.ofSum(logarithms[0], logarithms[1])
            #expect(try isCloseBound(sum, of: reals.add(powers[0], powers[1])), "\(units), seed \(random.seed)")
        }
    }

    @Test func whatIsInfiniteStaysSo() {
        let huge = BinaryLogarithm(of: 3) * Rational(Integer(10).power(40) ?? 0)
        #expect(huge.isInfinite)
        #expect((huge + BinaryLogarithm(ofReciprocal: 3) * Rational(Integer(10).power(40) ?? 0)).isInfinite)
        #expect((huge * (Rational(1).divided(by: 1_000_000) ?? 0)).isInfinite)
        #expect(BinaryLogarithm.ofSum(huge, .zero).isInfinite)
        #expect(huge * 0 == .zero)
    }
}
