import ExactReal
import LoopTesting
import Testing

/// Laws that hold for any numbers; the seed in a failure's message repeats it (`TEST_SEED`).
@Suite struct IntegerLawTests {
    @Test func sumsAndProductsFormARing() {
        var random = SeededRandom()
        for _ in 0..<60 {
            let (a, b, c) = (number(&random), number(&random), number(&random))
            #expect(a + b == b + a, "seed \(random.seed)")
            #expect((a + b) + c == a + (b + c), "seed \(random.seed)")
            #expect(a - b == -(b - a), "seed \(random.seed)")
            #expect((a + b) - b == a, "seed \(random.seed)")
            #expect(a * b == b * a, "seed \(random.seed)")
            #expect((a * b) * c == a * (b * c), "seed \(random.seed)")
            #expect(a * (b + c) == a * b + a * c, "seed \(random.seed)")
            #expect(a.squared == a * a, "seed \(random.seed)")
        }
    }

    @Test func karatsubaAgreesWithShorterProducts() {
        var random = SeededRandom()
        for _ in 0..<12 {
            let a = Integer.random(bits: 12_000, &random)
            let b = Integer.random(bits: 12_000, &random)
            // One factor cut in two: two products of other lengths, which take other paths.
            let cut = Int.random(in: 1...6_000, using: &random)
            let high = b.shiftedRight(by: cut)
            let low = b - (high.shiftedLeft(by: cut) ?? 0)
            #expect(a * b == ((a * high).shiftedLeft(by: cut) ?? 0) + a * low, "seed \(random.seed)")
            #expect((a + b).squared == a.squared + b.squared + a * b * 2, "seed \(random.seed)")
        }
    }

    @Test func quotientAndRemainderMakeTheDividend() {
        var random = SeededRandom()
        for _ in 0..<150 {
            let (a, b) = (number(&random), Integer.random(bits: 1500, &random))
            guard let floor = a.dividedFlooring(by: b), let truncated = a.dividedTruncating(by: b) else {
                #expect(b.isZero, "seed \(random.seed)")
                continue
            }
            #expect(floor.quotient * b + floor.remainder == a, "seed \(random.seed)")
            #expect(floor.remainder.isZero || floor.remainder.isNegative == b.isNegative, "seed \(random.seed)")
            #expect(truncated.quotient * b + truncated.remainder == a, "seed \(random.seed)")
            #expect(truncated.remainder.isZero || truncated.remainder.isNegative == a.isNegative, "seed \(random.seed)")
            #expect(floor.remainder.magnitude < b.magnitude, "seed \(random.seed)")
            #expect(truncated.remainder.magnitude < b.magnitude, "seed \(random.seed)")
            #expect((a * b).dividedFlooring(by: b)?.quotient == a, "seed \(random.seed)")
        }
    }

    @Test func commonDivisors() {
        var random = SeededRandom()
        for _ in 0..<40 {
            let (a, b, c) = (number(&random), number(&random), number(&random))
            let divisor = Integer.greatestCommonDivisor(a, b)
            #expect(a.isZero || a.dividedFlooring(by: divisor)?.remainder == 0, "seed \(random.seed)")
            #expect(b.isZero || b.dividedFlooring(by: divisor)?.remainder == 0, "seed \(random.seed)")
            #expect(Integer.greatestCommonDivisor(a * c, b * c) == divisor * c.magnitude, "seed \(random.seed)")
            #expect(Integer.leastCommonMultiple(a, b) * divisor == (a * b).magnitude, "seed \(random.seed)")
        }
    }

    @Test func rootsEncloseTheNumber() throws {
        var random = SeededRandom()
        for _ in 0..<60 {
            let a = number(&random).magnitude
            let root = try #require(a.squareRoot)
            #expect(root.squared <= a && a < (root + 1).squared, "seed \(random.seed)")
            #expect(a.squared.exactSquareRoot == a, "seed \(random.seed)")
            #expect(a.isZero || (a.squared + 1).exactSquareRoot == nil, "seed \(random.seed)")
        }
    }

    @Test func powersMultiply() throws {
        var random = SeededRandom()
        for _ in 0..<30 {
            let a = Integer.random(bits: 200, &random)
            let (m, n) = (Int.random(in: 0...9, using: &random), Int.random(in: 0...9, using: &random))
            let (first, second) = (try #require(a.power(m)), try #require(a.power(n)))
            #expect(a.power(m + n) == first * second, "seed \(random.seed)")
        }
    }

    @Test func textReadsBackAsTheNumber() {
        var random = SeededRandom()
        for _ in 0..<40 {
            let a = Integer.random(bits: 9_000, &random)
            #expect(Integer(decimal: a.decimalText) == a, "seed \(random.seed)")
        }
    }

    @Test func changingInPlaceLeavesTheOtherCopyAlone() {
        var random = SeededRandom()
        for _ in 0..<40 {
            let (a, b) = (number(&random), number(&random))
            var changed = a
            changed += b
            changed *= b
            changed -= a
            #expect(changed == (a + b) * b - a, "seed \(random.seed)")
            #expect(a == (a + b) - b, "seed \(random.seed)")
        }
    }

    private func number(_ random: inout SeededRandom) -> Integer {
        Integer.random(bits: 2_000, &random)
    }
}
