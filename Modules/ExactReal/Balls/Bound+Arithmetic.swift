extension Bound {
    static func + (left: Bound, right: Bound) -> Bound {
        let (large, small) = left < right ? (right, left) : (left, right)
        if small.isZero { return large }
        let shift = large.exponent - small.exponent
        let part = small.mantissa >> shift
        let rest: UInt64 = part << shift == small.mantissa ? 0 : 1
        return Bound(large.mantissa + part + rest, exponent: large.exponent)
    }

    static func * (left: Bound, right: Bound) -> Bound {
        Bound(left.mantissa * right.mantissa, exponent: left.exponent + right.exponent)
    }

    /// The quotient by a lower bound that is not 0.
    static func / (left: Bound, lower: Bound) -> Bound {
        let (quotient, remainder) = (left.mantissa << UInt64(width)).quotientAndRemainder(dividingBy: lower.mantissa)
        return Bound(
            quotient + (remainder == 0 ? 0 : 1), exponent: left.exponent - lower.exponent - Int64(width))
    }

    /// Multiplied by 2^`bits`.
    func shifted(by bits: Int64) -> Bound { Bound(mantissa, exponent: exponent + bits) }

    /// What is left of a lower bound when at most `other` is taken away: rounded down, 0 if nothing may be left.
    func lessened(by other: Bound) -> Bound {
        if other.isZero { return self }
        if self <= other { return .zero }
        let shift = exponent - other.exponent
        if shift > 31 { return Bound(mantissa - 1, exponent: exponent) }
        return Bound(mantissa << shift - other.mantissa, exponent: other.exponent, isRoundedUp: false)
    }
}
