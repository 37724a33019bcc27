extension Natural {
    /// From this many limbs on, a number is read in pieces of this length, which are then joined.
    private static let pieceLength = 16

    /// A number from the values of its digits, most significant first, each with `zero` added. O(M(n) log n).
    ///
    /// Each piece of digits becomes a number, then neighbours are joined in pairs until one number is left. What they are
    /// multiplied with is a power of the base, of which the twos are a shift.
    init(digits: ArraySlice<UInt8>, radix: Limb, zero: UInt8 = 0) {
        let count = Natural.pieceLength * Natural.digitCount(perLimb: radix)
        var parts = stride(from: digits.endIndex, to: digits.startIndex, by: -count).map { end in
            Natural(piece: digits[max(digits.startIndex, end - count)..<end], radix: radix, zero: zero)
        }
        let twos = radix.trailingZeroBitCount
        var (shift, scale) = (twos * count, Natural.one)
        if parts.count > 1 { scale = Natural(radix >> Limb(twos)).power(count) }
        while parts.count > 1 {
            let factor = RepeatedFactor(scale, otherCount: parts.count < 4 ? 0 : parts[0].limbs.count)
            parts = stride(from: 0, to: parts.count, by: 2).map { i in
                i + 1 < parts.count ? (factor * parts[i + 1]).shifted(left: shift, adding: parts[i]) : parts[i]
            }
            if parts.count > 1 { (scale, shift) = (scale.squared, 2 * shift) }
        }
        self = parts.first ?? .zero
    }

    /// This number times 2^`bits`, plus another.
    private func shifted(left bits: Int, adding other: Natural) -> Natural {
        var sum = self << bits
        sum.add(other)
        return sum
    }

    /// A number from a few digits, one limb's worth after the other. O(n²).
    private init(piece digits: ArraySlice<UInt8>, radix: Limb, zero: UInt8) {
        let count = Natural.digitCount(perLimb: radix)
        let power = (0..<count).reduce(1) { power, _ in power * radix }
        // First those that are too few, so that all others are a limb's worth.
        let first = digits.count % count
        self.init(uninitializedCount: digits.count / count + 1) { memory in
            digits.withUnsafeBufferPointer { digits in
                memory[0] = Natural.limb(digits, 0..<first, radix: radix, zero: zero)
                for place in 0..<digits.count / count {
                    let start = first + place * count
                    let limb = Natural.limb(digits, start..<start + count, radix: radix, zero: zero)
                    memory[place + 1] = memory.multiply(by: power, adding: limb, count: place + 1)
                }
            }
        }
    }

    /// The number of a limb's worth of digits: its two halves side by side, since each digit has to wait for the one
    /// before.
    private static func limb(
        _ digits: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, radix: Limb, zero: UInt8
    ) -> Limb {
        let half = range.count / 2
        var (upper, lower, scale): (Limb, Limb, Limb) = (0, 0, 1)
        for i in range.lowerBound..<range.lowerBound + half {
            upper = upper &* radix &+ Limb(digits[i] &- zero)
            lower = lower &* radix &+ Limb(digits[i + half] &- zero)
            scale = scale &* radix
        }
        let number = upper &* scale &+ lower
        return range.count % 2 == 0 ? number : number &* radix &+ Limb(digits[range.upperBound - 1] &- zero)
    }

    /// A number from ASCII decimal digits, most significant first. O(M(n) log n).
    init(decimal digits: [UInt8]) {
        self.init(digits: digits[...], radix: 10, zero: UInt8(ascii: "0"))
    }

    /// As many digits as always fit into a limb.
    static func digitCount(perLimb radix: Limb) -> Int {
        var count = 1
        var power = radix
        while power <= Limb.max / radix {
            power *= radix
            count += 1
        }
        return count
    }
}
