/// The cosine and sine of an angle together: a complex number of absolute value 1.
struct Rotation {
    let cosine: Form
    let sine: Form

    /// The rotation by the opposite angle.
    var inverse: Rotation { Rotation(cosine: cosine, sine: sine.negated) }
}

/// Angles in radians.
extension Calculation {
    /// The rotation by a form: by waves, and by known numbers for multiples of π and of arcs.
    func rotation(by form: Form) throws(NoForm) -> Rotation {
        var rest: [Combination<Int>.Term] = []
        var rotation = Rotation(cosine: .one, sine: Form(0))
        for term in try combination(of: form).terms {
            let (whole, fraction) = (term.factor.truncated, term.factor.fraction)
            guard let count = whole.int, count.magnitude <= Calculation.longestArc, count != 0,
                case .function(let function, let a) = operations[term.key],
                let arc = try arc(function, self.form(at: a))
            else {
                rest.append(term)
                continue
            }
            for _ in 0..<count.magnitude { rotation = try product(rotation, count < 0 ? arc.inverse : arc) }
            if !fraction.isZero { rest.append(.init(key: term.key, factor: fraction)) }
        }
        let angle = Combination(adding: rest)
        let waves = Rotation(
            cosine: Form(try wave(angle, isSine: false)), sine: Form(try wave(angle, isSine: true)))
        return try product(rotation, waves)
    }

    private static let longestArc = 32

    func product(_ a: Rotation, _ b: Rotation) throws(NoForm) -> Rotation {
        Rotation(
            cosine: try difference(product(a.cosine, b.cosine), product(a.sine, b.sine)),
            sine: try sum(product(a.sine, b.cosine), product(a.cosine, b.sine)))
    }

    /// The rotation by an arc.
    func arc(_ function: Elementary, _ x: Form) throws(NoForm) -> Rotation? {
        switch function {
        case .arcSine: return Rotation(cosine: try leg(x), sine: x)
        case .arcCosine: return Rotation(cosine: x, sine: try leg(x))
        case .arcTangent:
            let cosine = try reciprocal(power(sum(Form(1), product(x, x)), .half))
            return Rotation(cosine: cosine, sine: try product(x, cosine))
        default: return nil
        }
    }

    /// √(1 − x²) for an x between −1 and 1.
    private func leg(_ x: Form) throws(NoForm) -> Form {
        try power(difference(Form(1), product(x, x)), .half)
    }

    /// The tangent of a form whose cosine is proved not to be 0.
    func tangent(of form: Form) throws(NoForm) -> Form {
        let rotation = try rotation(by: form)
        return try quotient(rotation.sine, rotation.cosine)
    }
}
