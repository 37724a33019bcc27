extension Reals {
    /// xⁿ for a whole number n; x⁰ is 1. Negative powers are undefined for exactly 0, undecided for what may be 0.
    func power(_ x: Ball, _ n: Integer) throws(Interruption) -> Ball {
        if n.isZero { return .one }
        if n.isNegative { return try reciprocalPower(x, n.negated) }
        guard let exponent = n.wide, exponent <= Reals.largestSquaredExponent else { return try hugePower(x, n) }
        return try rounded(raised(by: 2 * Int64(n.bitWidth) + 4).power(x, exponent))
    }

    /// Up to here powers are products; above, each product more would cost more than a logarithm does.
    private static let largestSquaredExponent: Int64 = 1 << 24

    /// x⁻ⁿ: the reciprocal last, which keeps whole numbers exact; but first for a power that may be too large, for then
    /// what is wanted is tiny.
    private func reciprocalPower(_ x: Ball, _ n: Integer) throws(Interruption) -> Ball {
        let isLarge = n.bitWidth > 24 || x.midpoint.magnitudeExponent.magnitude > 1 << 32
        if !isLarge || x.sign == 0 { return try raised(by: 4).reciprocal(power(x, n)) }
        return try power(raised(by: 2 * Int64(n.bitWidth) + 4).reciprocal(x), n)
    }

    /// By squaring, the exponent's bits from the left.
    private func power(_ x: Ball, _ exponent: Int64) throws(Interruption) -> Ball {
        var power = x
        for bit in (0..<(Int64.bitWidth - exponent.leadingZeroBitCount - 1)).reversed() {
            power = try square(power)
            if exponent >> Int64(bit) & 1 == 1 { power = try multiply(power, by: x) }
        }
        return power
    }

    /// e^(n·ln |x|) with the right sign.
    private func hugePower(_ x: Ball, _ n: Integer) throws(Interruption) -> Ball {
        guard let sign = x.sign else { throw .undecided }
        if sign == 0 { return .zero }
        let power = try positivePower(sign < 0 ? x.negated : x, Ball(n))
        return sign < 0 && n.isOdd ? power.negated : power
    }

    /// x^y = e^(y·ln x) for x above 0, 0 for 0 to a power above 0, and xⁿ if y is exactly a whole number n.
    ///
    /// Other powers of a negative number are undefined for an exact y, and undecided for one that may be whole.
    func power(_ x: Ball, _ y: Ball) throws(Interruption) -> Ball {
        if y.isExact, let whole = y.midpoint.floor, Dyadic(whole) == y.midpoint { return try power(x, whole) }
        if x.isExact, x.midpoint.isZero { return try powerOfZero(y) }
        if x.sign != -1 { return try positivePower(x, y) }
        if !y.isExact { throw .undecided }
        // Too long to be written out as a whole number, it is one all the same, and even.
        if y.midpoint.exponent > 0 { return try positivePower(x.negated, y) }
        throw .undefined
    }

    private func positivePower(_ x: Ball, _ y: Ball) throws(Interruption) -> Ball {
        let rough = try with(precision: 32).logarithmOfPower(x, y)
        let size = max(0, rough.magnitude.magnitudeExponent)
        if size > 62 { return try exp(rough) }
        return try rounded(raised(by: size + 8).exp(raised(by: size + 8).logarithmOfPower(x, y)))
    }

    private func logarithmOfPower(_ x: Ball, _ y: Ball) throws(Interruption) -> Ball {
        try multiply(y, by: ln(x))
    }

    private func powerOfZero(_ y: Ball) throws(Interruption) -> Ball {
        switch y.sign {
        case 1: .zero
        case 0: .one
        case nil: throw .undecided
        default: throw .undefined
        }
    }
}
