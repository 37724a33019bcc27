extension Rational {
    /// The sum. O(n²), for the common divisor.
    ///
    /// The common divisor of the denominators keeps the numbers small (Knuth, TAOCP 2, 4.5.1).
    public static func + (left: Rational, right: Rational) -> Rational {
        let divisor = Integer.greatestCommonDivisor(left.denominator, right.denominator)
        let (a, b) = (left.denominator.exactQuotient(by: divisor), right.denominator.exactQuotient(by: divisor))
        let numerator = left.numerator * b + right.numerator * a
        if divisor == 1 { return Rational(lowestTerms: numerator, over: left.denominator * right.denominator) }
        let rest = Integer.greatestCommonDivisor(numerator, divisor)
        return Rational(
            lowestTerms: numerator.exactQuotient(by: rest), over: a * right.denominator.exactQuotient(by: rest))
    }

    /// The difference. O(n²), for the common divisor.
    public static func - (left: Rational, right: Rational) -> Rational {
        left + right.negated
    }

    /// The product. O(n²), for the common divisors.
    public static func * (left: Rational, right: Rational) -> Rational {
        let first = Integer.greatestCommonDivisor(left.numerator, right.denominator)
        let second = Integer.greatestCommonDivisor(right.numerator, left.denominator)
        return Rational(
            lowestTerms: left.numerator.exactQuotient(by: first) * right.numerator.exactQuotient(by: second),
            over: left.denominator.exactQuotient(by: second) * right.denominator.exactQuotient(by: first))
    }

    /// The quotient; nil if the divisor is 0. O(n²), for the common divisors.
    public func divided(by divisor: Rational) -> Rational? {
        divisor.reciprocal.map { self * $0 }
    }

    /// 1 over the value; nil for 0.
    public var reciprocal: Rational? {
        switch sign {
        case 0: nil
        case 1: Rational(lowestTerms: denominator, over: numerator)
        default: Rational(lowestTerms: denominator.negated, over: numerator.negated)
        }
    }

    /// The value with the other sign.
    public var negated: Rational { Rational(lowestTerms: numerator.negated, over: denominator) }

    /// The value with the other sign.
    public static prefix func - (value: Rational) -> Rational { value.negated }

    /// The absolute value.
    public var magnitude: Rational { Rational(lowestTerms: numerator.magnitude, over: denominator) }

    /// Adds in place.
    public static func += (left: inout Rational, right: Rational) { left = left + right }

    /// Subtracts in place.
    public static func -= (left: inout Rational, right: Rational) { left = left - right }

    /// Multiplies in place.
    public static func *= (left: inout Rational, right: Rational) { left = left * right }
}
