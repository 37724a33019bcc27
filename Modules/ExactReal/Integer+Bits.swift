/// Whole numbers as bits in two's complement, which go on to the left without an end: zeros for numbers from 0 on, ones for
/// those below.
extension Integer {
    /// The bits that are 1 in both. O(n).
    public static func & (left: Integer, right: Integer) -> Integer { combine(left, right, &) }

    /// The bits that are 1 in one of them at least. O(n).
    public static func | (left: Integer, right: Integer) -> Integer { combine(left, right, |) }

    /// The bits that are 1 in just one of them. O(n).
    public static func ^ (left: Integer, right: Integer) -> Integer { combine(left, right, ^) }

    /// Every bit turned over: −n − 1. O(n).
    public static prefix func ~ (number: Integer) -> Integer { Integer(-1) - number }

    /// Whether the bit of weight 2^`place` is 1; `place` is 0 or more. O(n).
    public func hasBit(_ place: Int) -> Bool {
        let limbs = twosComplement(count: place / Limb.bitWidth + 1)
        return limbs[place / Limb.bitWidth] >> Limb(place % Limb.bitWidth) & 1 == 1
    }

    /// The digits of the absolute value in the base 2^`bits`, `bits` being 1 to 4, in ASCII with capitals: `2C`, `101100`.
    /// O(n).
    public func digits(bits: Int) -> [UInt8] {
        let limbs = naturalMagnitude.limbs + [0, 0]
        let count = max(1, (bitWidth + bits - 1) / bits)
        return (0..<count).reversed().map { place in
            let (limb, shift) = (place * bits / Limb.bitWidth, place * bits % Limb.bitWidth)
            let wide = DoubleLimb(limbs[limb]) | DoubleLimb(limbs[limb + 1]) << DoubleLimb(Limb.bitWidth)
            let value = UInt8(truncatingIfNeeded: wide >> DoubleLimb(shift)) & (1 << UInt8(bits) - 1)
            return value < 10 ? 0x30 + value : 0x37 + value
        }
    }

    private static func combine(_ left: Integer, _ right: Integer, _ operation: (Limb, Limb) -> Limb) -> Integer {
        if let left = left.int, let right = right.int {
            let bits = operation(Limb(truncatingIfNeeded: left), Limb(truncatingIfNeeded: right))
            return Integer(Int(bitPattern: bits))
        }
        let count = max(left.naturalMagnitude.limbs.count, right.naturalMagnitude.limbs.count) + 1
        let limbs = zip(left.twosComplement(count: count), right.twosComplement(count: count)).map(operation)
        return Integer(twosComplement: limbs)
    }

    /// The lowest limbs in two's complement.
    private func twosComplement(count: Int) -> [Limb] {
        let limbs = naturalMagnitude.limbs.prefix(count)
        let padded = limbs + Array(repeating: 0, count: count - limbs.count)
        return isNegative ? Integer.negated(Array(padded)) : Array(padded)
    }

    private init(twosComplement limbs: [Limb]) {
        let isNegative = (limbs.last ?? 0) >> Limb(Limb.bitWidth - 1) == 1
        self.init(isNegative: isNegative, Natural(limbs: isNegative ? Integer.negated(limbs) : limbs))
    }

    /// The number that gives 0 with this one: all bits turned over, and 1 more.
    private static func negated(_ limbs: [Limb]) -> [Limb] {
        var carry = true
        return limbs.map { limb in
            let (sum, isOver) = (~limb).addingReportingOverflow(carry ? 1 : 0)
            carry = isOver
            return sum
        }
    }
}
