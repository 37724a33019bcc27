extension Reals {
    /// sin x.
    func sine(_ x: Ball) throws(Interruption) -> Ball {
        if x.radius.magnitudeExponent > 1 { return Ball(.zero, radius: .power(0)) }
        let angle = try angle(x.midpoint)
        return try rounded(sine(of: angle).widened(by: x.radius))
    }

    /// cos x.
    func cosine(_ x: Ball) throws(Interruption) -> Ball {
        if x.radius.magnitudeExponent > 1 { return Ball(.zero, radius: .power(0)) }
        var angle = try angle(x.midpoint)
        angle.quarters += 1
        return try rounded(sine(of: angle).widened(by: x.radius))
    }

    /// sin x and cos x together.
    func sineAndCosine(_ x: Ball) throws(Interruption) -> (sine: Ball, cosine: Ball) {
        if x.radius.magnitudeExponent > 1 { return (Ball(.zero, radius: .power(0)), Ball(.zero, radius: .power(0))) }
        var angle = try angle(x.midpoint)
        let sine = try sine(of: angle)
        angle.quarters += 1
        let cosine = try self.sine(of: angle)
        return (try rounded(sine.widened(by: x.radius)), try rounded(cosine.widened(by: x.radius)))
    }

    /// tan x. Undecided for a ball that may hold a pole.
    func tangent(_ x: Ball) throws(Interruption) -> Ball {
        let reals = try raised(by: 4)
        let (sine, cosine) = try reals.sineAndCosine(x)
        return try divide(sine, by: cosine)
    }

    /// An angle `quarters`·π/2 + `rest` with |rest| ≤ 0.79.
    private struct Angle {
        var quarters: Int
        let rest: Ball
    }

    /// An exact angle without its quarter turns: what is left is accurate even near 0.
    private func angle(_ x: Dyadic) throws(Interruption) -> Angle {
        if x.magnitudeExponent < 0 { return Angle(quarters: 0, rest: Ball(x)) }
        let rough = try with(precision: x.magnitudeExponent + 16)
        let quotient = try rough.divide(Ball(x), by: rough.halfPi()).midpoint
        let half = Dyadic(.one, exponent: -1)
        guard let turns = Dyadic.sum(quotient, half, bits: rough.precision + 64).value.floor else { throw .overMemory }
        var extra = x.magnitudeExponent + 8
        while true {
            let reals = try raised(by: extra)
            let rest = try reals.subtract(Ball(x), reals.multiply(reals.halfPi(), by: Ball(turns)))
            let missing = Int64(precision) + 4 - rest.accuracy
            if missing <= 0 { return Angle(quarters: turns.remainderByFour, rest: rest) }
            extra += missing
        }
    }

    private func sine(of angle: Angle) throws(Interruption) -> Ball {
        let value = try angle.quarters % 2 == 0 ? shortSine(angle.rest) : shortCosine(angle.rest)
        return angle.quarters % 4 < 2 ? value : value.negated
    }

    /// cos t for |t| ≤ 0.79.
    private func shortCosine(_ t: Ball) throws(Interruption) -> Ball {
        let fixed = FixedPoint(bits: precision + 8, budget: budget)
        let versed = try fixed.versedSine(fixed.number(t.midpoint))
        return fixed.ball(fixed.one - versed, error: 3).widened(by: t.radius)
    }

    /// sin t for |t| ≤ 0.79: with v = 1 − cos t, √(v·(2 − v)); by its series if t is small.
    private func shortSine(_ t: Ball) throws(Interruption) -> Ball {
        let smallness = -t.midpoint.magnitudeExponent
        if smallness >= FixedPoint.squareRoot(precision) / 2 + 1 { return try sineSeries(t, isHyperbolic: false) }
        let fixed = FixedPoint(bits: precision + 2 * Int(smallness) + 8, budget: budget)
        let versed = try fixed.versedSine(fixed.number(t.midpoint))
        let square = try fixed.multiply(versed, fixed.one + fixed.one - versed)
        // 3 units of v, the cut of t included, count double, and the product is cut.
        let sine = try squareRoot(fixed.ball(square, error: 8), isKnownNonNegative: true)
        return (t.midpoint.isNegative ? sine.negated : sine).widened(by: t.radius)
    }

    /// sin t or sinh t by its series, for |t| ≤ 1/2; quick for t much smaller.
    func sineSeries(_ t: Ball, isHyperbolic: Bool) throws(Interruption) -> Ball {
        let fixed = FixedPoint(bits: precision + 8, budget: budget)
        let quotient = try fixed.sineQuotient(fixed.number(t.midpoint), isHyperbolic: isHyperbolic)
        let value = try multiply(Ball(t.midpoint), by: fixed.ball(quotient, error: 24))
        // |sin′| ≤ 1, and sinh′ = cosh < 2 near such t.
        return try rounded(value.widened(by: t.radius.shifted(by: 1)))
    }
}
