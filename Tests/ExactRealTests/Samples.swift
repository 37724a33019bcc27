import LoopTesting

@testable import ExactReal

extension Integer {
    /// A number from decimal text, in tests; 0 and a failure further on if it is none.
    init(_ text: String) {
        self = Integer(decimal: Array(text.utf8)) ?? 0
    }

    /// A number of up to `bits` bits that is often near a power of two or has long runs of equal bits, where carries go wrong.
    static func random(bits: Int, _ random: inout SeededRandom) -> Integer {
        let limbs = (0..<Int.random(in: 0...bits / Limb.bitWidth, using: &random)).map { _ in Limb.random(&random) }
        return Integer(isNegative: Bool.random(using: &random), Natural(limbs: limbs))
    }
}

extension Limb {
    static func random(_ random: inout SeededRandom) -> Limb {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: 0
        case 1: .max
        case 2: 1 << Limb.random(in: 0..<Limb(Limb.bitWidth), using: &random)
        case 3: .max << Limb.random(in: 0..<Limb(Limb.bitWidth), using: &random)
        default: Limb.random(in: 0 ... .max, using: &random)
        }
    }
}

extension Rational {
    /// A fraction as in `-3/4`, in tests.
    init?(_ text: String) {
        let parts = text.split(separator: "/").map { Integer(String($0)) }
        switch parts.count {
        case 1: self.init(parts[0])
        case 2: self.init(parts[0], over: parts[1])
        default: return nil
        }
    }

    /// A fraction whose parts have up to `bits` bits.
    static func random(bits: Int, _ random: inout SeededRandom) -> Rational {
        let denominator = Integer.random(bits: bits, &random)
        return Rational(Integer.random(bits: bits, &random), over: denominator.isZero ? 1 : denominator) ?? 0
    }
}
