extension Integer {
    /// The power with an exponent of 0 or more, 0⁰ being 1; nil if the exponent is negative or the result would have
    /// more than `maximumBitWidth` bits. O(M(n)) for n limbs of the result.
    public func power(_ exponent: Int) -> Integer? {
        if exponent < 0 { return nil }
        if bitWidth <= 1 { return exponent == 0 ? 1 : isNegative && exponent & 1 == 0 ? 1 : self }
        let (leastWidth, isTooLarge) = (bitWidth - 1).multipliedReportingOverflow(by: exponent)
        if isTooLarge || leastWidth >= Integer.maximumBitWidth { return nil }
        let power = naturalMagnitude.power(exponent)
        if power.bitWidth > Integer.maximumBitWidth { return nil }
        return Integer(isNegative: isNegative && exponent & 1 == 1, power)
    }

    /// 10 to a power from 0 to the largest that `maximumBitWidth` allows; nil outside.
    public static func powerOfTen(_ exponent: Int) -> Integer? {
        Integer(10).power(exponent)
    }

    /// The square root if it is a whole number, else nil; nil for negative numbers. O(M(n)).
    public var exactSquareRoot: Integer? {
        if isNegative { return nil }
        return naturalMagnitude.exactSquareRoot.map { Integer(isNegative: false, $0) }
    }

    /// The square root rounded down; nil for negative numbers. O(M(n)).
    public var squareRoot: Integer? {
        if isNegative { return nil }
        return Integer(isNegative: false, naturalMagnitude.squareRoot)
    }

    /// Multiplied by 2^`bits`; nil if `bits` is negative or the result has more than `maximumBitWidth` bits. O(n).
    public func shiftedLeft(by bits: Int) -> Integer? {
        guard bits >= 0, bits <= Integer.maximumBitWidth - bitWidth else { return isZero && bits >= 0 ? 0 : nil }
        return Integer(isNegative: isNegative, naturalMagnitude << bits)
    }

    /// Divided by 2^`bits` and cut toward zero; `bits` below 0 count as 0. O(n).
    public func shiftedRight(by bits: Int) -> Integer {
        Integer(isNegative: isNegative, naturalMagnitude >> max(0, bits))
    }
}
