extension Rational {
    /// The largest whole number that is not above the value. O(n·m).
    public var floor: Integer {
        numerator.dividedFlooring(by: denominator)?.quotient ?? 0
    }

    /// The smallest whole number that is not below the value. O(n·m).
    public var ceiling: Integer { negated.floor.negated }

    /// The whole part, cut toward zero. O(n·m).
    public var truncated: Integer { isNegative ? ceiling : floor }

    /// The nearest whole number; halves go away from zero, as taught in schools. O(n·m).
    public var rounded: Integer {
        let nearest = (magnitude + Rational(lowestTerms: 1, over: 2)).floor
        return isNegative ? nearest.negated : nearest
    }

    /// What is left without the whole part, with the sign of the value: `-2.75` gives `-0.75`. O(n·m).
    public var fraction: Rational { self - Rational(truncated) }

    /// The remainder with the sign of the divisor, `self − divisor·⌊self/divisor⌋`; nil if the divisor is 0. O(n²) for
    /// fractions, O(n·m) for whole numbers.
    public func modulo(_ divisor: Rational) -> Rational? {
        let (upper, lower) = (numerator * divisor.denominator, denominator * divisor.numerator)
        guard let quotient = upper.dividedFlooring(by: lower)?.quotient else { return nil }
        return self - divisor * Rational(quotient)
    }
}
