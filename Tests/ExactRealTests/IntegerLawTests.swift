import LoopTesting
import Testing

@testable import ExactReal

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

    @Test(arguments: Array(1...20) + [31, 32, 33, 63, 64, 65, 200, 1000])
    func rootsOfEveryLength(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1)] {
            let (root, isExact) = number.rootAndExactness
            #expect(root.squared <= number && number < (root + .one).squared, "\(count) limbs, seed \(random.seed)")
            #expect(isExact == (root.squared == number), "\(count) limbs, seed \(random.seed)")
            #expect(number.squared.rootAndExactness == (number, true), "\(count) limbs, seed \(random.seed)")
            #expect(number.isZero || (number.squared - .one).squareRoot == number - .one, "seed \(random.seed)")
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

    /// Hexadecimal text can be told from the limbs; other bases take the same way.
    @Test(arguments: [1, 15, 16, 17, 23, 24, 25, 31, 32, 33, 64, 65, 96, 97, 200, 1700])
    func textOfEveryLength(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1)] {
            let nibbles = number.limbs.reversed().flatMap { limb in
                (0..<Limb.bitWidth / 4).reversed().map { UInt8(truncatingIfNeeded: limb >> (4 * $0) & 15) }
            }
            let hexadecimal = nibbles.drop { $0 == 0 }.map { $0 < 10 ? $0 + 0x30 : $0 + 0x57 }
            #expect(number.digits(radix: 16) == Array(hexadecimal), "\(count) limbs, seed \(random.seed)")
            let decimal = number.digits
            #expect(Natural(decimal: decimal) == number, "\(count) limbs, seed \(random.seed)")
            #expect(decimal.count == 1 || decimal[0] != 0x30)
        }
        let zeros = Natural(10).power(19 * count)
        #expect(zeros.digits == [0x31] + Array(repeating: 0x30, count: 19 * count))
        #expect((zeros - .one).digits == Array(repeating: 0x39, count: 19 * count))
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
