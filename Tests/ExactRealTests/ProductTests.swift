import LoopTesting
import Testing

@testable import ExactReal

/// Products at the borders between methods; the seed in a failure's message repeats it (`TEST_SEED`).
@Suite struct ProductTests {
    /// Lengths around each border, and where halves and thirds come out differently.
    static let lengths: [Int] = [
        1, 2, 3, karatsubaThreshold, 2 * karatsubaThreshold, karatsubaSquareThreshold, 2 * karatsubaSquareThreshold,
        toomThreshold, 3 * toomThreshold, transformThreshold, transformThreshold * 9 / 8, 1024, 2 * transformThreshold,
    ].flatMap { [$0 - 1, $0, $0 + 1] }

    @Test(arguments: lengths)
    func everyMethodAgreesWithTheSchoolbook(count: Int) {
        var random = SeededRandom()
        for other in [count, count - 1, count * 5 / 6, count * 2 / 3, count * 2 / 3 + 1, count / 2 + 1, count / 2, 7] {
            let (a, b) = (Natural.random(limbs: count, &random), Natural.random(limbs: max(0, other), &random))
            #expect(a * b == .schoolbookProduct(a, b), "\(count) by \(other) limbs, seed \(random.seed)")
            #expect(b * a == a * b, "\(count) by \(other) limbs, seed \(random.seed)")
        }
        let a = Natural.random(limbs: count, &random)
        #expect(a.squared == .schoolbookProduct(a, a), "\(count) limbs, seed \(random.seed)")
    }

    @Test(arguments: lengths + [4095, 4096, 4097, 9999, 20_000])
    func onesAndSparseNumbers(count: Int) {
        for other in [count, count / 2 + 1, count / 3] where other > 0 {
            // (B^n − 1)(B^m − 1) = B^(n + m) − B^n − B^m + 1.
            let whole = Natural.power(ofLimbs: count + other) + .one
            let expected = whole - .power(ofLimbs: count) - .power(ofLimbs: other)
            #expect(Natural.ones(limbs: count) * .ones(limbs: other) == expected, "\(count) by \(other) limbs")
            // (B^n + 1)(B^m − 1) = B^(n + m) + B^m − B^n − 1.
            let sum = Natural.power(ofLimbs: count + other) + .power(ofLimbs: other)
            let product = (Natural.power(ofLimbs: count) + .one) * .ones(limbs: other)
            #expect(product == sum - .power(ofLimbs: count) - .one, "\(count) by \(other) limbs")
        }
        let square = Natural.power(ofLimbs: 2 * count) + .one - (Natural.power(ofLimbs: count) << 1)
        #expect(Natural.ones(limbs: count).squared == square, "\(count) limbs")
    }

    @Test func longProductsKeepTheLaws() {
        var random = SeededRandom()
        for count in [3000, 5190, 12_345] {
            let a = Natural.random(limbs: count, &random)
            let (b, c) = (Natural.random(limbs: count - 99, &random), Natural.random(limbs: count / 5, &random))
            #expect((a + b).squared == a.squared + b.squared + (a * b << 1), "seed \(random.seed)")
            #expect((a * c).divided(by: c).quotient == a, "seed \(random.seed)")
            for prime in [Limb.max / 3, 1_000_003] {
                let remainders = [a, b, a * b].map { Natural($0.divided(by: Natural(prime)).remainder.singleLimb ?? 0) }
                let product = (remainders[0] * remainders[1]).divided(by: Natural(prime)).remainder
                #expect(product == remainders[2], "seed \(random.seed)")
            }
        }
    }

    /// Every pattern of pieces that a truncated transform has.
    @Test func transformsOfEveryLength() {
        var random = SeededRandom()
        for count in 2...300 {
            let left = Int.random(in: 1..<count, using: &random)
            let a = Natural.random(limbs: left, &random)
            let b = count.isMultiple(of: 3) ? Natural.ones(limbs: count - left) : .random(limbs: count - left, &random)
            #expect(transformProduct(a, b) == .schoolbookProduct(a, b), "\(left) of \(count), seed \(random.seed)")
            #expect(transformProduct(a, a) == .schoolbookProduct(a, a), "\(left) limbs, seed \(random.seed)")
        }
    }

    /// With its transform known or not: around the border, and with others as long as foreseen, shorter and longer.
    @Test(arguments: [knownTransformThreshold - 1, knownTransformThreshold, 2 * knownTransformThreshold + 1])
    func repeatedFactors(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1)] {
            for otherCount in [0, count - 1, count, 2 * count] {
                let factor = RepeatedFactor(number, otherCount: otherCount)
                for length in [0, 1, otherCount / 2, otherCount * 2 / 3, otherCount - 1, otherCount, otherCount + 1] {
                    let other = Natural.random(limbs: max(0, length), &random)
                    #expect(factor * other == .schoolbookProduct(number, other), "\(length), seed \(random.seed)")
                }
                let ones = Natural.ones(limbs: otherCount)
                #expect(factor * ones == .schoolbookProduct(number, ones), "\(count), seed \(random.seed)")
            }
        }
    }

    /// Pieces are as long as they may be: on both sides of each length from which on they are shorter, and at the longest.
    @Test func noSumOfPiecesIsTooLarge() {
        let product = TransformPrimes.fields.reduce(Natural.one) { $0 * Natural($1.modulus) }
        #expect(product.bitWidth == TransformPrimes.bits + 1)
        for bits in 1..<TransformPrimes.order - 2 {
            for count in (1 << bits) - 4...(1 << bits) + 4 where count > 1 && TransformProduct.canHold(count) {
                let pieces = TransformPieces(count: count)
                let shorter = (count / 2 * Limb.bitWidth + pieces.width - 1) / pieces.width
                let largest = Natural.ones(limbs: 4) >> (4 * Limb.bitWidth - pieces.width)
                #expect(Natural(Limb(shorter)) * largest.squared < product, "\(count) limbs")
                #expect(pieces.width >= Limb.bitWidth && pieces.width < 2 * Limb.bitWidth, "\(count) limbs")
            }
        }
    }

    /// The coefficients with the largest sums: ones, on both sides of each length from which on pieces are shorter.
    @Test(arguments: [512, 1024, 2048, 4096, 8192].flatMap { [$0 - 2, $0 - 1, $0, $0 + 1] })
    func onesWhereThePiecesGetShorter(count: Int) {
        let square = Natural.power(ofLimbs: 2 * count) + .one - (Natural.power(ofLimbs: count) << 1)
        #expect(transformProduct(.ones(limbs: count), .ones(limbs: count)) == square)
    }

    private func transformProduct(_ a: Natural, _ b: Natural) -> Natural {
        let product = TransformProduct(count: a.limbs.count + b.limbs.count)
        for step in 0..<TransformProduct.stepCount { product.multiply(a.limbs, b.limbs, step: step) }
        return Natural(limbs: product.limbs)
    }

    @Test(arguments: TransformPrimes.fields.indices)
    func fieldsAreWhatTheyAreTakenFor(index: Int) {
        let field = TransformPrimes.fields[index]
        // Below a quarter of the range, with a root of 1 of the order 2^order: its half power is −1.
        #expect(field.modulus < Limb.max / 4)
        #expect(field.roots.count == TransformPrimes.order + 1)
        #expect(field.roots[0] == field.one && field.roots[1] == field.modulus - field.one)
        var random = SeededRandom()
        for _ in 0..<100 {
            let (x, y) = (Limb.random(&random) % field.modulus, 1 + Limb.random(&random) % (field.modulus - 1))
            let (high, low) = x.multipliedFullWidth(by: y)
            let expected = field.modulus.dividingFullWidth((high, low)).remainder
            let factor = field.factor(montgomery: field.montgomeryForm(y))
            #expect(factor.value == y, "seed \(random.seed)")
            #expect(field.reduced(field.product(x, factor)) == expected, "seed \(random.seed)")
            let form = field.montgomeryForm(y)
            #expect(field.reduced(field.montgomeryProduct(x, form)) == expected, "seed \(random.seed)")
            let reciprocal = field.reciprocal(montgomery: form)
            #expect(field.reduced(field.montgomeryProduct(form, reciprocal)) == field.one, "seed \(random.seed)")
        }
    }
}
