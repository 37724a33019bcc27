extension Natural {
    /// As many decimal digits as always fit into a limb: 19 on the host, 9 in wasm.
    static let digitsPerLimb = Limb.bitWidth * 3 / 10

    /// From this many limbs on, a number is cut in two by a power of ten before it is written.
    static let divideAndConquerThreshold = 24

    /// A number from ASCII digits, most significant first. O(n^1.585).
    ///
    /// Each piece of digits becomes a number, then neighbours are joined in pairs until one number is left.
    init(digits: ArraySlice<UInt8>) {
        var parts = Natural.pieces(of: digits)
        var scale = Natural(10).power(Natural.digitsPerLimb)
        while parts.count > 1 {
            parts = stride(from: 0, to: parts.count, by: 2).map { i in
                i + 1 < parts.count ? parts[i + 1] * scale + parts[i] : parts[i]
            }
            if parts.count > 1 { scale = scale.squared }
        }
        self = parts.first ?? .zero
    }

    /// The digits in pieces of one limb, least significant first.
    private static func pieces(of digits: ArraySlice<UInt8>) -> [Natural] {
        stride(from: digits.endIndex, to: digits.startIndex, by: -digitsPerLimb).map { end in
            let start = max(digits.startIndex, end - digitsPerLimb)
            return Natural(digits[start..<end].reduce(0) { $0 * 10 + Limb($1 - UInt8(ascii: "0")) })
        }
    }

    /// The number in ASCII digits; `0` for 0. O(n²).
    var digits: [UInt8] {
        var digits: [UInt8] = []
        let powers = powersOfTen
        append(to: &digits, width: 0, powers[...])
        if digits.isEmpty { return [UInt8(ascii: "0")] }
        return digits
    }

    /// 10^(k·2^i), with k digits to a limb, as long as the square is not larger than the number.
    private var powersOfTen: [Natural] {
        if limbs.count < Natural.divideAndConquerThreshold { return [] }
        var powers: [Natural] = []
        var next = Natural(10).power(Natural.digitsPerLimb)
        while 2 * next.bitWidth <= bitWidth + 1 {
            powers.append(next)
            next = next.squared
        }
        powers.append(next)
        return powers
    }

    /// Appends the digits, with zeros in front to `width` digits (none for the leading part, width 0).
    private func append(to digits: inout [UInt8], width: Int, _ powers: ArraySlice<Natural>) {
        guard limbs.count >= Natural.divideAndConquerThreshold, let power = powers.last else {
            return appendSmall(to: &digits, width: width)
        }
        let (quotient, remainder) = divided(by: power)
        let lowWidth = Natural.digitsPerLimb << (powers.count - 1)
        quotient.append(to: &digits, width: max(0, width - lowWidth), powers.dropLast())
        remainder.append(to: &digits, width: digits.isEmpty ? 0 : lowWidth, powers.dropLast())
    }

    /// One limb's worth of digits after the other, from the right. O(n²).
    private func appendSmall(to digits: inout [UInt8], width: Int) {
        var reversed: [UInt8] = []
        var rest = self
        while !rest.isZero {
            var piece = rest.divide(by: Natural.limbOfTens)
            for _ in 0..<Natural.digitsPerLimb where !(rest.isZero && piece == 0) {
                reversed.append(UInt8(ascii: "0") + UInt8(piece % 10))
                piece /= 10
            }
        }
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, width - reversed.count)))
        digits.append(contentsOf: reversed.reversed())
    }

    /// 10^`digitsPerLimb`.
    private static var limbOfTens: Limb {
        (0..<digitsPerLimb).reduce(1) { power, _ in power * 10 }
    }
}
