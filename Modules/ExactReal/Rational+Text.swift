extension Rational {
    /// The exact value of decimal text: a sign, digits with a point before, among or after them, and an exponent, as
    /// in `-12.5e-3`, `.5`, `5.`, `1E+16`. The number of digits does not matter to its exactness.
    ///
    /// Nil for anything else, and if the value would have more than `Integer.maximumBitWidth` bits. O(M(n) log n).
    public init?(decimal text: [UInt8]) {
        guard let parts = DecimalParts(text), parts.digits.count <= Integer.maximumDigitCount else { return nil }
        let magnitude = Integer(isNegative: parts.isNegative, Natural(decimal: parts.digits))
        if magnitude.isZero {
            self.init(0)
            return
        }
        guard let power = Integer.powerOfTen(Int(parts.exponent.magnitude)),
            power.bitWidth + magnitude.bitWidth <= Integer.maximumBitWidth
        else { return nil }
        if parts.exponent < 0 {
            self.init(magnitude, over: power)
        } else {
            self.init(magnitude * power)
        }
    }

    /// The exact value of `1/3`, or of decimal text; nil for anything else, and for a denominator of 0. O(M(n) log n).
    public init?(fraction text: [UInt8]) {
        let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
        guard parts.count <= 2, let numerator = Rational(decimal: parts[0]) else { return nil }
        guard parts.count == 2 else {
            self = numerator
            return
        }
        guard let denominator = Rational(decimal: parts[1]), let quotient = numerator.divided(by: denominator) else {
            return nil
        }
        self = quotient
    }

    /// The exact value: `1/3`, or `-42` for a whole number. O(M(n) log n).
    public var fractionText: [UInt8] {
        if isInteger { return numerator.decimalText }
        return numerator.decimalText + [UInt8(ascii: "/")] + denominator.decimalText
    }

    /// The exact value with its whole part apart: `221 7/10`, `-2 1/3`, `1/3`, `-42`. O(M(n) log n).
    public var mixedText: [UInt8] {
        let whole = truncated
        if isInteger || whole.isZero { return fractionText }
        return whole.decimalText + [UInt8(ascii: " ")] + fraction.magnitude.fractionText
    }
}

extension Rational: CustomStringConvertible {
    /// The exact value as a fraction, for messages and tests.
    public var description: String { String(decoding: fractionText, as: UTF8.self) }
}
