extension Natural {
    /// As many decimal digits as always fit into a limb: 19 on the host, 9 in wasm.
    static let digitsPerLimb = digitCount(perLimb: 10)

    /// The number in ASCII digits; `0` for 0. O(M(n) log n).
    var digits: [UInt8] { digits(radix: 10) }

    /// The number in ASCII digits of a base from 2 to 36, with small letters after 9; `0` for 0.
    /// O(M(n) log n).
    func digits(radix: Limb) -> [UInt8] {
        digits(radix: radix) { _ in }
    }

    /// The same, telling beforehand the limbs of each number that is halved or written.
    func digits<Stop>(radix: Limb, charge: (Int) throws(Stop) -> Void) throws(Stop) -> [UInt8] {
        let writer = DigitWriter(radix: radix)
        var digits: [UInt8] = []
        digits.reserveCapacity((limbs.count + 1) * (writer.digitsPerLimb + 1))
        try charge(limbs.count)
        try writer.append(self, to: &digits, width: 0, writer.powers(for: self)[...], charge)
        return digits.isEmpty ? [UInt8(ascii: "0")] : digits
    }
}

/// Writes numbers in the digits of a base.
private struct DigitWriter {
    let radix: Limb
    /// As many digits as always fit into a limb: a piece.
    let digitsPerLimb: Int
    /// The power of the base with as many zeros as a piece has digits, and with half as many.
    private let piece: Limb
    private let halfPiece: Limb
    private let fraction: DigitFraction

    init(radix: Limb) {
        self.radix = radix
        digitsPerLimb = radix == 10 ? Natural.digitsPerLimb : Natural.digitCount(perLimb: radix)
        halfPiece = (0..<digitsPerLimb / 2).reduce(1) { power, _ in power * radix }
        piece = halfPiece * halfPiece * (digitsPerLimb.isMultiple(of: 2) ? 1 : radix)
        fraction = radix == 10 ? .decimal : DigitFraction(piece: piece)
    }

    /// The power that fractions are made with, its square, and so on, as long as the square is not larger than the number.
    func powers(for number: Natural) -> [RepeatedDivisor] {
        if number.limbs.count <= DigitFraction.pieceCount { return [] }
        var powers: [RepeatedDivisor] = []
        var shift = fraction.power.trailingZeroBitCount
        var odd = fraction.power >> shift
        while 2 * (odd.bitWidth + shift) <= number.bitWidth + 1 {
            powers.append(RepeatedDivisor(odd: odd, shift: shift))
            (odd, shift) = (odd.squared, 2 * shift)
        }
        powers.append(RepeatedDivisor(odd: odd, shift: shift, isUsedOnce: true))
        return powers
    }

    /// Appends the digits, with zeros in front to `width` digits (none for the leading part, width 0).
    func append<Stop>(
        _ number: Natural, to digits: inout [UInt8], width: Int, _ powers: ArraySlice<RepeatedDivisor>,
        _ charge: (Int) throws(Stop) -> Void
    ) throws(Stop) {
        try charge(number.limbs.count)
        guard let power = powers.last else { return append(pieces(of: number), to: &digits, width: width) }
        let (quotient, remainder) = power.divide(number)
        let (rest, lowWidth) = (powers.dropLast(), (digitsPerLimb * DigitFraction.pieceCount) << (powers.count - 1))
        try append(quotient, to: &digits, width: max(0, width - lowWidth), rest, charge)
        try append(remainder, to: &digits, width: digits.isEmpty ? 0 : lowWidth, rest, charge)
    }

    /// From this many limbs on, pieces are found from the left, by products.
    private static let fractionThreshold = 12

    /// The pieces of a number, the leading one first. O(n²).
    private func pieces(of number: Natural) -> [Limb] {
        if number.limbs.count >= DigitWriter.fractionThreshold, number < fraction.power {
            return fraction.pieces(of: number)
        }
        let divisor = LimbDivisor(piece)
        var (pieces, rest) = ([Limb](), number)
        while !rest.isZero { pieces.append(divisor.divide(&rest)) }
        return pieces.reversed()
    }

    private func append(_ pieces: [Limb], to digits: inout [UInt8], width: Int) {
        guard let first = pieces.firstIndex(where: { $0 != 0 }) else {
            return digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: width))
        }
        let leadingWidth = digitCount(pieces[first])
        let zeros = max(0, width - leadingWidth - (pieces.count - first - 1) * digitsPerLimb)
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
        append(pieces[first], width: leadingWidth, to: &digits)
        for piece in pieces[(first + 1)...] { append(piece, width: digitsPerLimb, to: &digits) }
    }

    private func digitCount(_ limb: Limb) -> Int {
        var (count, rest) = (1, limb / radix)
        while rest > 0 { (count, rest) = (count + 1, rest / radix) }
        return count
    }

    /// The digits of one limb: those of both halves side by side, since each digit has to wait for the one before.
    private func append(_ limb: Limb, width: Int, to digits: inout [UInt8]) {
        let (half, end) = (digitsPerLimb / 2, digits.count + width)
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: width))
        var places = digits.mutableSpan
        var (upper, lower) = limb.quotientAndRemainder(dividingBy: halfPiece)
        for i in 1...max(half, width - half) {
            if i <= min(half, width) { places[end - i] = nextDigit(&lower) }
            if i <= width - half { places[end - half - i] = nextDigit(&upper) }
        }
    }

    @inline(__always)
    private func nextDigit(_ number: inout Limb) -> UInt8 {
        // Division by a number that the compiler knows is several times faster.
        let quotient = radix == 10 ? number / 10 : number / radix
        let value = UInt8(truncatingIfNeeded: number &- quotient &* radix)
        number = quotient
        return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
