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

    /// sin x and cos x together, at little more than the price of one.
    func sineAndCosine(_ x: Ball) throws(Interruption) -> (sine: Ball, cosine: Ball) {
        let anywhere = Ball(.zero, radius: .power(0))
        if x.radius.magnitudeExponent > 1 { return (anywhere, anywhere) }
        let angle = try angle(x.midpoint)
        let (short, long) = try shortSineAndCosine(angle.rest)
        let (sine, cosine) = angle.quarters % 2 == 0 ? (short, long) : (long, short.negated)
        let isTurned = angle.quarters > 1
        return (
            try rounded((isTurned ? sine.negated : sine).widened(by: x.radius)),
            try rounded((isTurned ? cosine.negated : cosine).widened(by: x.radius))
        )
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
            // A rest that is 0 as far as it is known says nothing about how small it is.
            extra += min(missing, Int64(reals.precision))
        }
    }

    private func sine(of angle: Angle) throws(Interruption) -> Ball {
        let value = try angle.quarters % 2 == 0 ? shortSine(angle.rest) : shortCosine(angle.rest)
        return angle.quarters % 4 < 2 ? value : value.negated
    }

    /// cos t for |t| ≤ 0.79.
    private func shortCosine(_ t: Ball) throws(Interruption) -> Ball {
        let fixed = FixedPoint(bits: precision + 8, budget: budget)
        return try cosine(versed: fixed.versedSine(fixed.number(t.midpoint)), fixed, of: t)
    }

    /// sin t for |t| ≤ 0.79.
    private func shortSine(_ t: Ball) throws(Interruption) -> Ball {
        if isSmall(t) { return try sineSeries(t, isHyperbolic: false) }
        let fixed = fixedPoint(forSineOf: t)
        return try sine(versed: fixed.versedSine(fixed.number(t.midpoint)), fixed, of: t)
    }

    private func shortSineAndCosine(_ t: Ball) throws(Interruption) -> (Ball, Ball) {
        if isSmall(t) { return (try shortSine(t), try shortCosine(t)) }
        let fixed = fixedPoint(forSineOf: t)
        let versed = try fixed.versedSine(fixed.number(t.midpoint))
        return (try sine(versed: versed, fixed, of: t), cosine(versed: versed, fixed, of: t))
    }

    /// Whether the series of the sine is quicker than a cosine and a root.
    private func isSmall(_ t: Ball) -> Bool {
        -t.midpoint.magnitudeExponent >= Int64(FixedPoint.squareRoot(precision) / 2 + 1)
    }

    /// With twice the bits more that sin t is small by, since sin² t is what is known.
    private func fixedPoint(forSineOf t: Ball) -> FixedPoint {
        FixedPoint(bits: precision - 2 * Int(t.midpoint.magnitudeExponent) + 8, budget: budget)
    }

    /// cos t = 1 − v, with v = 1 − cos t wrong by 2 units and by 1 for the cut of t.
    private func cosine(versed: Natural, _ fixed: FixedPoint, of t: Ball) -> Ball {
        fixed.ball(fixed.one - versed, error: 3).widened(by: t.radius)
    }

    /// sin t = ±√(v·(2 − v)): what v is wrong by counts double, and the product is cut.
    private func sine(versed: Natural, _ fixed: FixedPoint, of t: Ball) throws(Interruption) -> Ball {
        let square = try fixed.multiply(versed, fixed.one + fixed.one - versed)
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
