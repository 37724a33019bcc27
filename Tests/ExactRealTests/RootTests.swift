import LoopTesting
import Testing

@testable import ExactReal

/// Square roots in place, around the borders between methods of division, whose halves a root is made of.
@Suite struct RootTests {
    static let lengths =
        Array(1...20)
        + [2 * recursiveDivisionThreshold, 4 * recursiveDivisionThreshold, 1000].flatMap { [$0 - 1, $0, $0 + 1] }

    @Test(arguments: lengths)
    func rootsOfSquaresAndTheirNeighbours(count: Int) {
        var random = SeededRandom()
        let ones = Natural.ones(limbs: count)
        for root in [.random(limbs: count, &random), ones, .power(ofLimbs: count - 1), ones - (.one << (count * 32))] {
            let square = root.squared
            if root.isZero { continue }
            #expect(square.rootAndExactness == (root, true), "\(count) limbs, seed \(random.seed)")
            #expect((square + root + root).rootAndExactness == (root, false), "\(count) limbs, seed \(random.seed)")
            #expect((square - .one).rootAndExactness == (root - .one, square == .one), "\(count), seed \(random.seed)")
        }
    }

    @Test(arguments: lengths)
    func rootsOfAnyNumber(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1)] {
            for number in [number, number << 1, number >> 1] where !number.isZero {
                let root = number.squareRoot
                #expect(root.squared <= number && number < (root + .one).squared, "\(count), seed \(random.seed)")
            }
        }
    }
}
