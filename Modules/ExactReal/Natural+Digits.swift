extension Natural {
    /// A number from the values of its digits, most significant first. O(n^1.585).
    ///
    /// Each piece of digits becomes a limb, then neighbours are joined in pairs until one number is left.
    init(digits: ArraySlice<UInt8>, radix: Limb) {
        let count = Natural.digitCount(perLimb: radix)
        var parts = Natural.pieces(of: digits, radix: radix, count: count)
        var scale = Natural(radix).power(count)
        while parts.count > 1 {
            parts = stride(from: 0, to: parts.count, by: 2).map { i in
                i + 1 < parts.count ? parts[i + 1] * scale + parts[i] : parts[i]
            }
            if parts.count > 1 { scale = scale.squared }
        }
        self = parts.first ?? .zero
    }

    /// A number from ASCII decimal digits, most significant first. O(n^1.585).
    init(decimal digits: [UInt8]) {
        self.init(digits: digits.map { $0 - UInt8(ascii: "0") }[...], radix: 10)
    }

    /// The digits in pieces of one limb, least significant first.
    private static func pieces(of digits: ArraySlice<UInt8>, radix: Limb, count: Int) -> [Natural] {
        stride(from: digits.endIndex, to: digits.startIndex, by: -count).map { end in
            let start = max(digits.startIndex, end - count)
            return Natural(digits[start..<end].reduce(0) { $0 * radix + Limb($1) })
        }
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
