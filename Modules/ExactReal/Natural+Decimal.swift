extension Natural {
    /// As many decimal digits as always fit into a limb: 19 on the host, 9 in wasm.
    static let digitsPerLimb = digitCount(perLimb: 10)

    /// From this many limbs on, a number is cut in two by a power of ten before it is written.
    static let divideAndConquerThreshold = 24

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
