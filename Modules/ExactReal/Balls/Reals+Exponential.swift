extension Reals {
    /// e^x. Too large from about 2^60 on; what is too small becomes a tiny ball around 0.
    func exp(_ x: Ball) throws(Interruption) -> Ball {
        if x.radius.magnitudeExponent > -1 { return try wideExponential(x) }
        let power = try exp(of: x.midpoint)
        // e^(m + r) − e^m ≤ e^m·(r + r²) for r ≤ 1.
        return try rounded(power.widened(by: power.magnitude * (x.radius + x.radius * x.radius)))
    }

    private func wideExponential(_ x: Ball) throws(Interruption) -> Ball {
        let lower = try exp(of: x.lower).lower
        do {
            return try rounded(Ball(from: lower, to: exp(of: x.upper).upper))
        } catch .tooLarge {
            throw .undecided
        }
    }

    private func exp(of x: Dyadic) throws(Interruption) -> Ball {
        if x.isZero { return .one }
        if x == .one { return try e() }
        if x.magnitudeExponent > 61 {
            if !x.isNegative { throw .tooLarge }
            return Ball(from: .zero, to: Dyadic(.one, exponent: -Ball.exponentLimit))
        }
        let (twos, rest) = try withoutLogarithmsOfTwo(x)
        let fixed = FixedPoint(bits: precision + 8, budget: budget)
        let power = try fixed.exponential(fixed.number(rest.midpoint))
        // Two units of the series, and e^t ≤ 2.1 times the unit cut off from t and its radius.
        let ball = fixed.ball(power, error: 5).widened(by: rest.radius.shifted(by: 2))
        return try rounded(ball.shifted(by: twos))
    }

    /// n and t with x = n·ln 2 + t and t from 0 to 0.71.
    private func withoutLogarithmsOfTwo(_ x: Dyadic) throws(Interruption) -> (Int64, Ball) {
        if !x.isNegative, x.magnitudeExponent < 0 { return (0, Ball(x)) }
        let size = max(0, x.magnitudeExponent)
        let rough = try with(precision: size + 16)
        let quotient = try rough.divide(Ball(x), by: rough.lnTwo())
        // A little less than the quotient, so that t is above 0 in spite of what is not known of it.
        let margin = Dyadic(isNegative: true, .one, exponent: -10)
        guard let n = Dyadic.sum(quotient.lower, margin, bits: Int(size) + 64).value.floor, let twos = n.wide else {
            throw .tooLarge
        }
        let reals = try raised(by: size + 12)
        return (twos, try reals.subtract(Ball(x), reals.multiply(reals.lnTwo(), by: Ball(n))))
    }
}
