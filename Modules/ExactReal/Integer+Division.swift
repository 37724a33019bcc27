extension Integer {
    /// Quotient cut toward zero, and a remainder with the sign of this number, such that
    /// `self = quotient·divisor + remainder`; nil if the divisor is 0. O(n·m).
    public func dividedTruncating(by divisor: Integer) -> (quotient: Integer, remainder: Integer)? {
        if divisor.isZero { return nil }
        if let a = int, let b = divisor.int {
            let (quotient, isTooLarge) = a.dividedReportingOverflow(by: b)
            if !isTooLarge { return (Integer(quotient), Integer(a % b)) }
        }
        let (quotient, remainder) = naturalMagnitude.divided(by: divisor.naturalMagnitude)
        return (
            Integer(isNegative: isNegative != divisor.isNegative, quotient),
            Integer(isNegative: isNegative, remainder)
        )
    }

    /// Quotient rounded down, and a remainder with the sign of the divisor, such that
    /// `self = quotient·divisor + remainder`; nil if the divisor is 0. O(n·m).
    public func dividedFlooring(by divisor: Integer) -> (quotient: Integer, remainder: Integer)? {
        guard var (quotient, remainder) = dividedTruncating(by: divisor) else { return nil }
        if !remainder.isZero, remainder.isNegative != divisor.isNegative {
            quotient -= 1
            remainder += divisor
        }
        return (quotient, remainder)
    }

    /// The quotient by a number that is not 0 and divides this one.
    @inline(never)
    func exactQuotient(by divisor: Integer) -> Integer {
        if divisor == 1 { return self }
        return dividedTruncating(by: divisor)?.quotient ?? 0
    }

    /// The greatest common divisor, never negative; `gcd(n, 0) = |n|`. O(n²).
    public static func greatestCommonDivisor(_ left: Integer, _ right: Integer) -> Integer {
        if case .small(let a) = left.storage, case .small(let b) = right.storage {
            return Integer(isNegative: false, Natural(Limb.greatestCommonDivisor(a.magnitude, b.magnitude)))
        }
        if left == 1 || right == 1 { return 1 }
        let magnitude = Natural.greatestCommonDivisor(left.naturalMagnitude, right.naturalMagnitude)
        return Integer(isNegative: false, magnitude)
    }

    /// The least common multiple, never negative; 0 if either number is 0. O(n²).
    public static func leastCommonMultiple(_ left: Integer, _ right: Integer) -> Integer {
        if left.isZero || right.isZero { return 0 }
        return (left.exactQuotient(by: greatestCommonDivisor(left, right)) * right).magnitude
    }
}
