import ExactReal
import LoopTesting
import Testing

/// Bits in two's complement, against Swift's integers of 128 bits.
struct IntegerBitTests {
    @Test(arguments: (0..<40).map { $0 } + [nil] as [UInt64?])
    func operations(seed: UInt64?) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let (a, b) = (number(&random), number(&random))
            let (x, y) = (try integer(a), try integer(b))
            #expect(try x & y == integer(a & b), "seed \(random.seed)")
            #expect(try x | y == integer(a | b), "seed \(random.seed)")
            #expect(try x ^ y == integer(a ^ b), "seed \(random.seed)")
            #expect(try ~x == integer(~a), "seed \(random.seed)")
            let place = Int.random(in: 0..<200, using: &random)
            #expect(x.hasBit(place) == (a >> Int128(place) & 1 == 1), "seed \(random.seed)")
            for (bits, radix) in [(1, 2), (2, 4), (3, 8), (4, 16)] {
                let digits = String(decoding: x.digits(bits: bits), as: UTF8.self)
                #expect(digits == String(a.magnitude, radix: radix, uppercase: true), "seed \(random.seed)")
            }
        }
    }

    @Test("numbers that do not fit a machine word with their sign")
    func edges() throws {
        let limb = Int128(1) << 64
        let far = Int128(1) << 100
        let numbers: [Int128] = [Int128(Int64.min), limb / 2, -limb, limb - 1, 0, -1, far, -far, .min + 1, .max]
        for a in numbers {
            for b in numbers {
                #expect(try integer(a) & integer(b) == integer(a & b))
                #expect(try integer(a) ^ integer(b) == integer(a ^ b))
                #expect(try integer(a) | integer(b) == integer(a | b))
            }
        }
    }

    /// Of any length.
    private func number(_ random: inout SeededRandom) -> Int128 {
        Int128.random(in: .min ... .max, using: &random) >> Int128(Int.random(in: 0..<128, using: &random))
    }

    private func integer(_ value: Int128) throws -> Integer {
        try #require(Integer(decimal: Array("\(value)".utf8)))
    }
}
