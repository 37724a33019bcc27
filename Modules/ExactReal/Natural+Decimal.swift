extension Natural {
    /// As many decimal digits as always fit into a limb: 19 on the host, 9 in wasm.
    static let digitsPerLimb = digitCount(perLimb: 10)

    /// From this many limbs on, a number is cut in two by a power of ten before it is written.
    static let divideAndConquerThreshold = 24

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
        try charge(limbs.count)
        try writer.append(self, to: &digits, width: 0, writer.powers(for: self)[...], charge)
        return digits.isEmpty ? [UInt8(ascii: "0")] : digits
    }
}

/// Writes numbers in the digits of a base.
private struct DigitWriter {
    let radix: Limb
    /// As many digits as always fit into a limb.
    let digitsPerLimb: Int
    /// The power of the base with so many zeros.
    private let pieceDivisor: LimbDivisor

    init(radix: Limb) {
        self.radix = radix
        digitsPerLimb = radix == 10 ? Natural.digitsPerLimb : Natural.digitCount(perLimb: radix)
        pieceDivisor = LimbDivisor((0..<digitsPerLimb).reduce(1) { power, _ in power * radix })
    }

    /// radix^(k·2^i), with k digits to a limb, as long as the square is not larger than the number.
    func powers(for number: Natural) -> [NewtonDivisor] {
        if number.limbs.count < Natural.divideAndConquerThreshold { return [] }
        var powers: [NewtonDivisor] = []
        var next = Natural(radix).power(digitsPerLimb)
        while 2 * next.bitWidth <= number.bitWidth + 1 {
            powers.append(NewtonDivisor(next, block: next.limbs.count))
            next = next.squared
        }
        // The largest one divides once.
        powers.append(NewtonDivisor(next, quotientCount: number.limbs.count - next.limbs.count + 1))
        return powers
    }

    /// Appends the digits, with zeros in front to `width` digits (none for the leading part, width 0).
    func append<Stop>(
        _ number: Natural, to digits: inout [UInt8], width: Int, _ powers: ArraySlice<NewtonDivisor>,
        _ charge: (Int) throws(Stop) -> Void
    ) throws(Stop) {
        try charge(number.limbs.count)
        guard number.limbs.count >= Natural.divideAndConquerThreshold, let power = powers.last else {
            return appendSmall(number, to: &digits, width: width)
        }
        let (quotient, remainder) = power.divide(number)
        let (rest, lowWidth) = (powers.dropLast(), digitsPerLimb << (powers.count - 1))
        try append(quotient, to: &digits, width: max(0, width - lowWidth), rest, charge)
        try append(remainder, to: &digits, width: digits.isEmpty ? 0 : lowWidth, rest, charge)
    }

    /// One limb's worth of digits after the other, from the right. O(n²).
    private func appendSmall(_ number: Natural, to digits: inout [UInt8], width: Int) {
        var pieces: [Limb] = []
        var rest = number
        while !rest.isZero { pieces.append(pieceDivisor.divide(&rest)) }
        guard let leading = pieces.popLast() else {
            return digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: width))
        }
        let leadingWidth = digitCount(leading)
        let zeros = max(0, width - leadingWidth - pieces.count * digitsPerLimb)
        digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: zeros))
        append(leading, width: leadingWidth, to: &digits)
        for piece in pieces.reversed() { append(piece, width: digitsPerLimb, to: &digits) }
    }

    private func digitCount(_ limb: Limb) -> Int {
        var (count, rest) = (1, limb / radix)
        while rest > 0 { (count, rest) = (count + 1, rest / radix) }
        return count
    }

    /// The digits of one limb.
    private func append(_ limb: Limb, width: Int, to digits: inout [UInt8]) {
        let start = digits.count
        digits.append(contentsOf: repeatElement(0, count: width))
        var places = digits.mutableSpan
        var rest = limb
        for place in (start..<start + width).reversed() {
            // Division by a number that the compiler knows is several times faster.
            let quotient = radix == 10 ? rest / 10 : rest / radix
            places[place] = digit(UInt8(truncatingIfNeeded: rest &- quotient &* radix))
            rest = quotient
        }
    }

    private func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
