/// Exact arithmetic of fractions within a budget. A result is nil where it would be too long to be written out: with
/// more than `Integer.maximumBitWidth` bits in a part, or of fractions so long that their common divisors take longer
/// than a stop may wait.
extension Budget {
    /// The sum.
    public func sum(_ x: Rational, _ y: Rational) throws(Interruption) -> Rational? {
        if x.isInteger, y.isInteger {
            try charge(passingOver: max(x.numerator.limbCount, y.numerator.limbCount))
            return short(Rational(x.numerator + y.numerator))
        }
        let products = [(x.numerator, y.denominator), (y.numerator, x.denominator), (x.denominator, y.denominator)]
        guard try chargeParts(products, commonDivisors: [(x.denominator, y.denominator)]) else { return nil }
        return short(x + y)
    }

    /// The difference.
    public func difference(_ x: Rational, _ y: Rational) throws(Interruption) -> Rational? {
        try sum(x, y.negated)
    }

    /// The product.
    public func product(_ x: Rational, _ y: Rational) throws(Interruption) -> Rational? {
        if x.isInteger, y.isInteger {
            if x.numerator.bitWidth + y.numerator.bitWidth > Integer.maximumBitWidth { return nil }
            return Rational(try product(x.numerator, y.numerator))
        }
        let products = [(x.numerator, y.numerator), (x.denominator, y.denominator)]
        let divisors = [(x.numerator, y.denominator), (x.denominator, y.numerator)]
        guard try chargeParts(products, commonDivisors: divisors) else { return nil }
        return short(x * y)
    }

    /// The quotient; nil also for a divisor of 0.
    public func quotient(_ x: Rational, _ y: Rational) throws(Interruption) -> Rational? {
        guard let reciprocal = y.reciprocal else { return nil }
        return try product(x, reciprocal)
    }

    /// A power with a whole exponent, 0⁰ being 1; nil also for a negative power of 0.
    public func power(_ x: Rational, _ exponent: Integer) throws(Interruption) -> Rational? {
        if exponent.isNegative {
            guard let reciprocal = x.reciprocal else { return nil }
            return try power(reciprocal, exponent.negated)
        }
        // The powers of −1, 0 and 1 repeat, however large the exponent.
        if exponent.isZero { return 1 }
        if x.isZero || x.magnitude == 1 { return exponent.isOdd ? x : x.magnitude }
        guard let count = exponent.int, isShort(x, toPower: count) else { return nil }
        let bits = Integer.maximumBitWidth + x.bitWidth
        let upper = try power(x.numerator.naturalMagnitude, count, bits: bits)
        let lower = try power(x.denominator.naturalMagnitude, count, bits: bits)
        let isNegative = x.isNegative && exponent.isOdd
        return short(
            Rational(
                lowestTerms: Integer(isNegative: isNegative, upper), over: Integer(isNegative: false, lower)))
    }

    /// The largest whole number that divides both; nil if that takes longer than a stop may wait.
    public func greatestCommonDivisor(_ x: Integer, _ y: Integer) throws(Interruption) -> Integer? {
        try chargeParts([], commonDivisors: [(x, y)]) ? Integer.greatestCommonDivisor(x, y) : nil
    }

    /// Charges products and common divisors; false if they are too long or take too long.
    private func chargeParts(
        _ products: [(Integer, Integer)], commonDivisors: [(Integer, Integer)]
    ) throws(Interruption) -> Bool {
        var work: Int64 = 0
        for (x, y) in products {
            if x.bitWidth + y.bitWidth > Integer.maximumBitWidth { return false }
            work += Budget.work(multiplying: x.limbCount, by: y.limbCount)
        }
        for (x, y) in commonDivisors where x != 1 && y != 1 {
            // The divisor of the result's parts may be as long as the operands.
            work += 2 * Budget.commonDivisorWork * Int64(x.limbCount) * Int64(y.limbCount)
        }
        if work > Budget.pieceWork { return false }
        try charge(work)
        return true
    }

    /// What a step of a common divisor costs, for each pair of limbs.
    private static let commonDivisorWork: Int64 = 8

    /// Whether the power may be written out: from the length of the sixteenth power, if that is short.
    private func isShort(_ x: Rational, toPower exponent: Int) -> Bool {
        let longer = max(x.numerator.magnitude, x.denominator).naturalMagnitude
        if longer.bitWidth > Limb.bitWidth { return exponent <= Integer.maximumBitWidth / (longer.bitWidth - 1) }
        return exponent / 16 <= Integer.maximumBitWidth / (longer.power(16).bitWidth - 1)
    }

    private func short(_ value: Rational) -> Rational? {
        max(value.numerator.bitWidth, value.denominator.bitWidth) <= Integer.maximumBitWidth ? value : nil
    }
}

extension Integer {
    /// The limbs of the absolute value, at least 1.
    var limbCount: Int { bitWidth / Limb.bitWidth + 1 }
}
