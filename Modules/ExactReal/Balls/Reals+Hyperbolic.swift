extension Reals {
    /// sinh x.
    func hyperbolicSine(_ x: Ball) throws(Interruption) -> Ball {
        if x.accuracy < Reals.narrowAccuracy {
            return try increasing(x) { (end) throws(Interruption) in try narrowHyperbolicSine(end) }
        }
        return try narrowHyperbolicSine(x)
    }

    /// cosh x.
    func hyperbolicCosine(_ x: Ball) throws(Interruption) -> Ball {
        let reals = try raised(by: 4)
        if x.containsZero {
            let size = Ball(from: .zero, to: x.magnitude.dyadic)
            return x.isExact
                ? .one
                : try increasing(size) { (end) throws(Interruption) in
                    try reals.hyperbolicCosine(of: end)
                }
        }
        return try rounded(reals.hyperbolicCosine(of: x.midpoint.isNegative ? x.negated : x))
    }

    /// tanh x; near ±1 without the exponentials of a large x.
    func hyperbolicTangent(_ x: Ball) throws(Interruption) -> Ball {
        let reals = try raised(by: 8)
        if x.accuracy < Reals.narrowAccuracy, !x.isExact {
            return try increasing(x) { (end) throws(Interruption) in try hyperbolicTangent(end) }
        }
        if x.magnitude.magnitudeExponent <= 0 {
            return try rounded(reals.divide(reals.hyperbolicSine(x), by: reals.hyperbolicCosine(x)))
        }
        // ±(1 − 2/(e^2|x| + 1)), with e^−2|x| because that is never too large.
        let size = x.midpoint.isNegative ? x.negated : x
        let power = try reals.exp(size.shifted(by: 1).negated)
        let rest = try reals.divide(power.shifted(by: 1), by: reals.add(.one, power))
        let tangent = try rounded(reals.subtract(.one, rest))
        return x.midpoint.isNegative ? tangent.negated : tangent
    }

    /// (e^x − e^−x)/2 with bits to spare for what cancels; by its series for small x.
    private func narrowHyperbolicSine(_ x: Ball) throws(Interruption) -> Ball {
        if x.midpoint.isNegative { return try narrowHyperbolicSine(x.negated).negated }
        let smallness = -x.magnitude.magnitudeExponent
        if smallness >= FixedPoint.squareRoot(precision) / 2 + 1 { return try sineSeries(x, isHyperbolic: true) }
        let reals = try raised(by: max(0, smallness) + 8)
        let power = try reals.exp(x)
        return try rounded(reals.subtract(power, reals.reciprocal(power)).shifted(by: -1))
    }

    private func hyperbolicCosine(of x: Ball) throws(Interruption) -> Ball {
        let power = try exp(x)
        return try add(power, reciprocal(power)).shifted(by: -1)
    }
}
