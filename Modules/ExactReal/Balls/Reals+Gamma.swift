extension Reals {
    /// x! = Γ(x + 1).
    func factorial(_ x: Ball) throws(Interruption) -> Ball {
        try refuseFactorialTooLarge(x)
        let bits = Int64(precision) + gammaGuardBits(x)
        // Near a pole every bit of x counts.
        let width = max(x.midpoint.magnitudeExponent, Int64(x.midpoint.mantissa.bitWidth)) + 2
        return try gamma(with(precision: x.midpoint.isNegative ? max(bits, width) : bits).add(x, .one))
    }

    /// Γ(x). Undefined at 0, −1, −2, …, undecided for a ball that may hold one of them.
    func gamma(_ x: Ball) throws(Interruption) -> Ball {
        try refuseFactorialTooLarge(x)
        if x.midpoint < Dyadic(.one, exponent: -1) { return try reflectedGamma(x) }
        let reals = try raised(by: gammaGuardBits(x))
        let steps = reals.gammaShift(x)
        let power = try reals.exp(reals.lnGammaSeries(reals.add(x, Ball(Integer(steps)))))
        return try rounded(reals.divide(power, by: reals.product(from: x, count: steps)))
    }

    private func refuseFactorialTooLarge(_ x: Ball) throws(Interruption) {
        if x.sign == 1, x.accuracy > 1, x.midpoint.magnitudeExponent > 61 { throw .tooLarge }
    }

    /// ln Γ(x) for x above 0; undecided if the ball reaches below, undefined from 0 down.
    func lnGamma(_ x: Ball) throws(Interruption) -> Ball {
        if x.upper.sign <= 0 { throw .undefined }
        if x.sign != 1 { throw .undecided }
        let reals = try raised(by: 2 * Int64(FixedPoint.width(precision)) + 12)
        let steps = reals.gammaShift(x)
        let sum = try reals.lnGammaSeries(reals.add(x, Ball(Integer(steps))))
        return try rounded(reals.subtract(sum, reals.ln(reals.product(from: x, count: steps))))
    }

    /// Γ(x) = π/(sin(πx)·Γ(1 − x)).
    private func reflectedGamma(_ x: Ball) throws(Interruption) -> Ball {
        let reals = try raised(by: 12)
        let sine = try reals.sineOfPi(times: x)
        if sine.sign == 0 { throw .undefined }
        let mirrored = try reals.with(precision: Int64(reals.precision) + max(0, x.midpoint.magnitudeExponent))
            .subtract(.one, x)
        do {
            return try rounded(reals.divide(reals.pi(), by: reals.multiply(sine, by: reals.gamma(mirrored))))
        } catch {
            let lowest = sine.lowerMagnitude
            if error != .tooLarge { throw error }
            if lowest.isZero { throw .undecided }
            // π < 4, over more than 2^limit.
            return Ball(.zero, radius: .power(2 - Ball.exponentLimit) / lowest)
        }
    }

    /// sin(πx), exact at whole numbers and accurate near them.
    func sineOfPi(times x: Ball) throws(Interruption) -> Ball {
        let half = Dyadic(.one, exponent: -1)
        let bits = x.midpoint.mantissa.bitWidth + 2
        guard let nearest = Dyadic.sum(x.midpoint, half, bits: bits + 64).value.floor else { throw .overMemory }
        let distance = Dyadic.sum(x.midpoint, Dyadic(nearest).negated, bits: bits + 64).value
        let sine = try raised(by: 4).sine(raised(by: 4).multiply(pi(), by: Ball(distance, radius: x.radius)))
        return try rounded(nearest.isOdd ? sine.negated : sine)
    }

    /// The bits that the exponential of ln Γ loses, and some more for the rising product.
    private func gammaGuardBits(_ x: Ball) -> Int64 {
        let size = max(0, x.magnitude.magnitudeExponent)
        return size + Int64(FixedPoint.width(Int(min(size, 1 << 20)))) + Int64(FixedPoint.width(precision)) + 12
    }

    /// How far to go up from x so that Stirling's series is good enough: to about a fifth of the precision.
    private func gammaShift(_ x: Ball) -> Int {
        let goal = precision / 5 + 4
        if x.midpoint.magnitudeExponent > 30 { return 0 }
        return max(0, goal - (x.midpoint.floor?.int ?? goal))
    }

    /// x(x + 1)⋯(x + count − 1), the first factor times the last, the second times the last but one, …:
    /// (x + k)·(x + count − 1 − k) = x·(x + count − 1) + k·(count − 1 − k).
    func product(from x: Ball, count: Int) throws(Interruption) -> Ball {
        if count == 0 { return .one }
        let ends = try multiply(x, by: add(x, Ball(Integer(count - 1))))
        var product = count % 2 == 0 ? Ball.one : try add(x, Ball(Integer(count / 2)))
        for k in 0..<count / 2 {
            product = try multiply(product, by: add(ends, Ball(Integer(k * (count - 1 - k)))))
        }
        return product
    }

    /// ln Γ(x) by Stirling's series for x of at least a fifth of the precision:
    /// (x − ½)·ln x − x + ½·ln 2π + Σ B₂ₖ/(2k(2k − 1)·x^(2k−1)).
    private func lnGammaSeries(_ x: Ball) throws(Interruption) -> Ball {
        let half = Ball(Dyadic(.one, exponent: -1))
        let main = try subtract(multiply(subtract(x, half), by: ln(x)), x)
        let constant = try ln(pi().shifted(by: 1)).shifted(by: -1)
        var series = try StirlingSeries(x, self)
        while !series.isDone { try series.addTerm() }
        return try add(add(main, constant), series.sum)
    }
}
