extension Rational {
    /// The digits before the point are always shown in full if there are no more than this.
    public static let fullDigitCount = 16

    /// The value in at most `significantDigits` digits (1 at least, `Decimal.maximumDigitCount` at most), but never fewer
    /// than stand before the point if these are `fullDigitCount` or less. O(n²).
    public func decimal(
        significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven
    ) -> Decimal {
        let wanted = Decimal.possibleDigitCount(significantDigits)
        let (digits, exponent, isExact) = leadingDigits(max(wanted, Rational.fullDigitCount))
        return Decimal(
            isNegative: isNegative, digits: digits, exponent: exponent, isExact: isExact,
            precision: Decimal.precision(wanted, exponent: exponent)
        ).rounded(rounding)
    }

    /// At least `count + 1` leading digits, or all, cut, so that one rounding of them is right.
    private func leadingDigits(_ count: Int) -> (digits: [UInt8], exponent: Int64, isExact: Bool) {
        if let digits = shortDivision(count) { return digits }
        let lowest = lowestExponent - count
        if isInteger, lowest <= 0 {
            let digits = numerator.naturalMagnitude.digits
            return (digits, Int64(digits.count - 1), true)
        }
        let power = Integer(isNegative: false, Natural(10).power(Int(lowest.magnitude)))
        let upper = lowest < 0 ? numerator * power : numerator
        let lower = lowest < 0 ? denominator : denominator * power
        let (quotient, remainder) = upper.naturalMagnitude.divided(by: lower.naturalMagnitude)
        let digits = quotient.digits
        return (digits, Int64(lowest + digits.count - 1), remainder.isZero)
    }

    /// The same where both parts are machine integers, digit by digit; nil where they are not, or that takes long.
    private func shortDivision(_ count: Int) -> (digits: [UInt8], exponent: Int64, isExact: Bool)? {
        guard let upper = numerator.int?.magnitude, let lower = denominator.int?.magnitude, lower <= UInt.max / 10,
            count <= 2 * Rational.fullDigitCount
        else { return nil }
        var (whole, remainder) = upper.quotientAndRemainder(dividingBy: lower)
        var digits = whole == 0 && remainder == 0 ? [UInt8(ascii: "0")] : whole.decimalDigits
        var exponent = Int64(digits.count - 1)
        while remainder != 0, digits.count <= count {
            (whole, remainder) = (remainder * 10).quotientAndRemainder(dividingBy: lower)
            if whole == 0, digits.isEmpty { exponent -= 1 } else { digits.append(UInt8(ascii: "0") + UInt8(whole)) }
        }
        return (digits, exponent, remainder == 0)
    }

    /// The power of ten of the first digit, or one less.
    private var lowestExponent: Int {
        let bits = Int64(numerator.bitWidth - denominator.bitWidth - 1)
        // log₁₀ 2 = 0.30102999566…, rounded so that the product is never too large.
        let billionths: Int64 = bits < 0 ? 301_029_996 : 301_029_995
        let (quotient, remainder) = (bits * billionths).quotientAndRemainder(dividingBy: 1_000_000_000)
        return Int(remainder < 0 ? quotient - 1 : quotient)
    }
}

extension UInt {
    /// The digits in ASCII; none for 0.
    fileprivate var decimalDigits: [UInt8] {
        var digits: [UInt8] = []
        var rest = self
        while rest != 0 {
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        digits.reverse()
        return digits
    }
}
