extension Natural {
    /// As many decimal digits as always fit into a limb: 19 on the host, 9 in wasm.
    static let digitsPerLimb = digitCount(perLimb: 10)

    /// From this many limbs on, a number is cut in two by a power of ten before it is written.
    static let divideAndConquerThreshold = 24

    /// The number in ASCII digits; `0` for 0. O(n^1.585).
    var digits: [UInt8] { digits(radix: 10) }

    /// The number in ASCII digits of a base from 2 to 36, with small letters after 9; `0` for 0. O(n^1.585).
    func digits(radix: Limb) -> [UInt8] {
        let writer = DigitWriter(radix: radix)
        var digits: [UInt8] = []
        writer.append(self, to: &digits, width: 0, writer.powers(for: self)[...])
        return digits.isEmpty ? [UInt8(ascii: "0")] : digits
    }
}

/// Writes numbers in the digits of a base.
private struct DigitWriter {
    let radix: Limb
    /// As many digits as always fit into a limb.
    let digitsPerLimb: Int

    init(radix: Limb) {
        self.radix = radix
        digitsPerLimb = radix == 10 ? Natural.digitsPerLimb : Natural.digitCount(perLimb: radix)
    }

    /// radix^(k·2^i), with k digits to a limb, as long as the square is not larger than the number.
    func powers(for number: Natural) -> [Natural] {
        if number.limbs.count < Natural.divideAndConquerThreshold { return [] }
        var powers: [Natural] = []
        var next = Natural(radix).power(digitsPerLimb)
        while 2 * next.bitWidth <= number.bitWidth + 1 {
            powers.append(next)
            next = next.squared
        }
        powers.append(next)
        return powers
    }

    /// Appends the digits, with zeros in front to `width` digits (none for the leading part, width 0).
    func append(_ number: Natural, to digits: inout [UInt8], width: Int, _ powers: ArraySlice<Natural>) {
        guard number.limbs.count >= Natural.divideAndConquerThreshold, let power = powers.last else {
            return appendSmall(number, to: &digits, width: width)
        }
        let (quotient, remainder) = number.divided(by: power)
        let lowWidth = digitsPerLimb << (powers.count - 1)
        append(quotient, to: &digits, width: max(0, width - lowWidth), powers.dropLast())
        append(remainder, to: &digits, width: digits.isEmpty ? 0 : lowWidth, powers.dropLast())
    }

    /// One limb's worth of digits after the other, from the right. O(n²).
    private func appendSmall(_ number: Natural, to digits: inout [UInt8], width: Int) {
        var reversed: [UInt8] = []
        var rest = number
        let limbOfDigits = (0..<digitsPerLimb).reduce(1) { power, _ in power * radix }
        while !rest.isZero {
            var piece = rest.divide(by: limbOfDigits)
            for _ in 0..<digitsPerLimb where !(rest.isZero && piece == 0) {
                reversed.append(digit(UInt8(piece % radix)))
                piece /= radix
            }
        }
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, width - reversed.count)))
        digits.append(contentsOf: reversed.reversed())
    }

    private func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
