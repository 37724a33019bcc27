/// Inverse trigonometric functions.
extension Calculation {
    /// asin a: the angle whose sine a is, moved to where arcs are; a special angle; or the angle of a Gaussian integer.
    func arcSine(of a: Int) throws(NoForm) -> Form {
        let x = form(at: a)
        if let angle = try angle(ofSine: x) { return try arc(ofSineOf: angle) }
        if try isNegative(a) { return try opposite(.arcSine, of: a) }
        if x.isPolynomial, let turn = SpecialAngle.turn(ofSine: x.numerator) { return try multipleOfPi(turn) }
        guard let sine = x.rational, let cosine = (Rational(1) - sine * sine).squareRoot,
            let tangent = sine.divided(by: cosine)
        else { throw .found }
        return try form(at: place(.function(.arcTangent, number(tangent).place)))
    }

    /// An angle whose sine is a form that is a wave.
    private func angle(ofSine x: Form) throws(NoForm) -> Form? {
        guard x.isPolynomial, x.numerator.terms.count == 1, let term = x.numerator.terms.first,
            term.factor.magnitude == 1,
            term.key.powers.isZero, let wave = term.key.wave
        else { return nil }
        let angle = try form(of: wave.angle)
        let complement = try difference(multipleOfPi(.half), angle)
        return (wave.isSine ? angle : complement).scaled(by: term.factor)
    }

    /// acos a = π/2 − asin a.
    func arcCosine(of a: Int) throws(NoForm) -> Form {
        try difference(multipleOfPi(.half), form(at: place(.function(.arcSine, a))))
    }

    /// asin(sin x) = (−1)^k·(x − kπ) for the whole number k that is nearest to x/π.
    private func arc(ofSineOf x: Form) throws(NoForm) -> Form {
        let k = try nearestMultipleOfPi(x)
        return try difference(x, multipleOfPi(Rational(k))).scaled(by: k.isOdd ? -1 : 1)
    }

    func arcTangent(of a: Int) throws(NoForm) -> Form {
        if case .function(.tangent, let b) = operations[a] {
            let angle = form(at: b)
            return try difference(angle, multipleOfPi(Rational(nearestMultipleOfPi(angle))))
        }
        if try isNegative(a) { return try opposite(.arcTangent, of: a) }
        let x = form(at: a)
        if let value = x.rational { return try arcTangent(of: value) }
        if x.isPolynomial, let turn = SpecialAngle.turn(ofTangent: x.numerator) { return try multipleOfPi(turn) }
        return try arcTangent(ofLarge: a)
    }

    /// atan a = ±π/2 − atan 1/a, for an a that is seen to be beyond −1 or 1.
    private func arcTangent(ofLarge a: Int) throws(NoForm) -> Form {
        guard let ball = try ball(at: a), let sign = ball.sign, Bound.power(0) < ball.lowerMagnitude else {
            throw .found
        }
        let inverse = try place(of: reciprocal(form(at: a)))
        let quarter = try multipleOfPi(sign < 0 ? -.half : .half)
        return try difference(quarter, form(at: place(.function(.arcTangent, inverse))))
    }

    func multipleOfPi(_ factor: Rational) throws(NoForm) -> Form {
        Form(place: try place(.pi)).scaled(by: factor)
    }

    /// The whole number that is nearest to x/π, if a ball tells.
    private func nearestMultipleOfPi(_ x: Form) throws(NoForm) -> Integer {
        let turns = try quotient(x, multipleOfPi(1))
        let shifted = try place(of: sum(turns, Form(.half)))
        guard let ball = try self.ball(at: shifted) else { throw .found }
        if let k = ball.floor { return k }
        let size = ball.midpoint.magnitudeExponent
        guard size < Int64(FormLimit.bits),
            let k = try self.ball(at: shifted, precision: Calculation.roughPrecision + Int(max(0, size)))?.floor
        else { throw .found }
        return k
    }
}
