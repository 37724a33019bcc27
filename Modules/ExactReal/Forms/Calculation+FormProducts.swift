/// Polynomials of this calculation: sums and products, with the powers of primes and of known numbers, and the products of
/// waves, worked out.
extension Calculation {
    func sum(_ a: Polynomial, _ b: Polynomial) throws(NoForm) -> Polynomial {
        try charge(terms: a.terms.count + b.terms.count)
        return try limited(a + b)
    }

    func product(_ a: Polynomial, _ b: Polynomial) throws(NoForm) -> Polynomial {
        if a.terms.count * b.terms.count > 16 * FormLimit.terms { throw .found }
        try charge(products: a.terms.count * b.terms.count)
        if let a = a.rational { return try limited(b.scaled(by: a)) }
        if let b = b.rational { return try limited(a.scaled(by: b)) }
        var terms: [Polynomial.Term] = []
        for x in a.terms {
            for y in b.terms { terms += try product(x, y).terms }
        }
        return try limited(Polynomial(adding: terms))
    }

    /// The polynomial, if it is not too large.
    private func limited(_ polynomial: Polynomial) throws(NoForm) -> Polynomial {
        if polynomial.terms.count > FormLimit.terms { throw .found }
        for term in polynomial.terms {
            let isShort = term.factor.isShort && term.key.powers.isShort && term.key.wave?.angle.isShort ?? true
            if !isShort { throw .found }
        }
        return polynomial
    }

    private func product(_ x: Polynomial.Term, _ y: Polynomial.Term) throws(NoForm) -> Polynomial {
        let powers = try product(ofPowers: x.key.powers + y.key.powers).scaled(by: x.factor * y.factor)
        switch (x.key.wave, y.key.wave) {
        case (nil, nil): return powers
        case (let wave?, nil), (nil, let wave?): return try product(powers, wave)
        case (let a?, let b?): return try product(powers, product(a, b))
        }
    }

    private func product(_ powers: Polynomial, _ wave: Wave) throws(NoForm) -> Polynomial {
        if powers.terms.contains(where: { $0.key.wave != nil }) {
            return try product(powers, Polynomial(PowerProduct(Combination(), wave: wave)))
        }
        return Polynomial(
            adding: powers.terms.map { .init(key: PowerProduct($0.key.powers, wave: wave), factor: $0.factor) })
    }

    /// A product of powers, in which what can be written out is: whole powers of primes in the factor, whole powers of
    /// numbers that have a form as polynomials.
    func product(ofPowers powers: Combination<Generator>) throws(NoForm) -> Polynomial {
        var factor: Rational = 1
        var kept: [Combination<Generator>.Term] = []
        var expanded: [(form: Polynomial, power: Int)] = []
        for power in powers.terms {
            let (whole, rest) = wholePart(of: power)
            if !rest.isZero { kept.append(.init(key: power.key, factor: rest)) }
            switch power.key {
            case .prime(let p): factor *= Rational(p).power(whole) ?? 1
            case .number(let place): if whole != 0 { expanded.append((form(at: place).numerator, whole)) }
            case .exponential: break
            }
        }
        var result = Polynomial(PowerProduct(Combination(adding: kept)), times: factor)
        for (form, power) in expanded {
            for _ in 0..<power { result = try product(result, form) }
        }
        return result
    }

    /// Splits an exponent into a whole part to be written out and what stays.
    private func wholePart(of power: Combination<Generator>.Term) -> (whole: Int, rest: Rational) {
        switch power.key {
        case .prime(let p):
            let longest = max(1, FormLimit.bits / p.bitWidth)
            let whole = power.factor.floor.dividedTruncating(by: Integer(longest))?.remainder ?? 0
            return (whole.int ?? 0, power.factor - Rational(whole))
        case .number(let place) where isCompound(place):
            guard let whole = power.factor.floor.int, (0...FormLimit.power).contains(whole) else {
                return (0, power.factor)
            }
            return (whole, power.factor - Rational(whole))
        default: return (0, power.factor)
        }
    }

    /// Whether the number at a place has a form of several terms, so that its whole powers can be written out.
    func isCompound(_ place: Int) -> Bool {
        form(at: place).place != place
    }

    /// The product of two waves, as a sum.
    private func product(_ a: Wave, _ b: Wave) throws(NoForm) -> Polynomial {
        let sum = try wave(a.angle + b.angle, isSine: a.isSine != b.isSine)
        let difference = try wave(a.angle - b.angle, isSine: a.isSine != b.isSine)
        // 2 sin a sin b = cos(a − b) − cos(a + b), 2 cos a sin b = sin(a + b) − sin(a − b).
        return sum.scaled(by: a.isSine && b.isSine ? -Rational.half : Rational.half)
            + difference.scaled(by: !a.isSine && b.isSine ? -Rational.half : Rational.half)
    }
}
