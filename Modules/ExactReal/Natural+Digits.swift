extension Natural {
    /// From this many limbs on, a number is read in pieces of this length, which are then joined.
    private static let pieceLength = 32

    /// A number from the values of its digits, most significant first. O(M(n) log n).
    ///
    /// Each piece of digits becomes a number, then neighbours are joined in pairs until one number is left.
    init(digits: ArraySlice<UInt8>, radix: Limb) {
        let count = Natural.pieceLength * Natural.digitCount(perLimb: radix)
        var parts = stride(from: digits.endIndex, to: digits.startIndex, by: -count).map { end in
            Natural(piece: digits[max(digits.startIndex, end - count)..<end], radix: radix)
        }
        var scale = parts.count > 1 ? Natural(radix).power(count) : .one
        while parts.count > 1 {
            parts = stride(from: 0, to: parts.count, by: 2).map { i in
                i + 1 < parts.count ? parts[i + 1] * scale + parts[i] : parts[i]
            }
            if parts.count > 1 { scale = scale.squared }
        }
        self = parts.first ?? .zero
    }

    /// A number from a few digits, one limb's worth after the other. O(n²).
    private init(piece digits: ArraySlice<UInt8>, radix: Limb) {
        self = .zero
        let count = Natural.digitCount(perLimb: radix)
        var start = digits.startIndex
        while start < digits.endIndex {
            let end = min(start + count, digits.endIndex)
            var (limb, factor): (Limb, Limb) = (0, 1)
            for digit in digits[start..<end] {
                (limb, factor) = (limb * radix + Limb(digit), factor * radix)
            }
            multiply(by: factor, adding: limb)
            start = end
        }
    }

    /// A number from ASCII decimal digits, most significant first. O(M(n) log n).
    init(decimal digits: [UInt8]) {
        self.init(digits: digits.map { $0 - UInt8(ascii: "0") }[...], radix: 10)
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
