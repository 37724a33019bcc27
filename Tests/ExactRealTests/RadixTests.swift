import LoopTesting
import Testing

@testable import ExactReal

/// Numbers as digits around the lengths where they are cut in two, and back.
@Suite struct RadixTests {
    /// A leaf of the tree of pieces, and its powers.
    static let leaf = DigitFraction.pieceCount * Natural.digitsPerLimb

    @Test(arguments: Array(1...60) + [leaf, 2 * leaf, 4 * leaf, 32 * leaf].flatMap { [$0 - 1, $0, $0 + 1] })
    func powersOfTenAndTheirNeighbours(zeros: Int) {
        let power = Natural(10).power(zeros)
        let text = "1" + String(repeating: "0", count: zeros)
        #expect(String(decoding: power.digits, as: UTF8.self) == text)
        #expect(String(decoding: (power + .one).digits, as: UTF8.self) == text.dropLast() + "1")
        #expect(String(decoding: (power - .one).digits, as: UTF8.self) == String(repeating: "9", count: zeros))
        #expect(Natural(decimal: Array(text.utf8)) == power)
    }

    @Test(arguments: Array(1...40) + [63, 64, 65, 127, 128, 129, 255, 256, 257])
    func everyBaseAgreesWithDivisionByIt(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count), .power(ofLimbs: count - 1)] {
            for radix: Limb in [2, 3, 7, 10, 16, 36] {
                let values = digitsByDivision(number, radix)
                let digits = values.map { $0 < 10 ? $0 + UInt8(ascii: "0") : $0 - 10 + UInt8(ascii: "a") }
                #expect(number.digits(radix: radix) == digits, "base \(radix), \(count) limbs, seed \(random.seed)")
                #expect(Natural(digits: values[...], radix: radix) == number, "base \(radix), seed \(random.seed)")
            }
        }
    }

    @Test(arguments: [knownReciprocalThreshold, 2 * knownReciprocalThreshold + 1])
    func longNumbersComeBack(count: Int) {
        var random = SeededRandom()
        for number in [Natural.random(limbs: count, &random), .ones(limbs: count)] {
            #expect(Natural(decimal: number.digits) == number, "\(count) limbs, seed \(random.seed)")
        }
    }

    private func digitsByDivision(_ number: Natural, _ radix: Limb) -> [UInt8] {
        var (rest, digits) = (number, [UInt8]())
        while !rest.isZero { digits.append(UInt8(rest.divide(by: radix))) }
        return digits.reversed()
    }
}
