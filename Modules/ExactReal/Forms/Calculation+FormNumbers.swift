/// From forms back to numbers of the calculation.
extension Calculation {
    /// The place of the number with a form: one that is there, or else one made of the form's generators.
    func place(of form: Form) throws(NoForm) -> Int {
        if let known = known(form) { return known.place }
        let upper = try place(of: form.numerator)
        return form.isPolynomial ? upper : try place(.quotient(upper, place(of: form.denominator)))
    }

    private func place(of polynomial: Polynomial) throws(NoForm) -> Int {
        if let known = known(Form(polynomial)) { return known.place }
        var sum: Int?
        for term in polynomial.terms {
            let next = try place(of: term)
            if let first = sum { sum = try place(.sum(first, next)) } else { sum = next }
        }
        return sum ?? number(0).place
    }

    private func place(of term: Polynomial.Term) throws(NoForm) -> Int {
        if let known = known(Form(Polynomial(term.key, times: term.factor))) { return known.place }
        var product = number(term.factor).place
        for power in term.key.powers.terms { product = try place(.product(product, place(of: power))) }
        if let wave = term.key.wave { product = try place(.product(product, place(of: wave))) }
        return product
    }

    private func place(of power: Combination<Generator>.Term) throws(NoForm) -> Int {
        switch power.key {
        case .prime(let p): return try place(of: number(Rational(p)).place, toPower: power.factor)
        case .number(let place): return try self.place(of: place, toPower: power.factor)
        case .exponential(let place):
            let multiple = try self.place(.product(place, number(power.factor).place))
            return try self.place(.function(.exponential, multiple))
        }
    }

    private func place(of base: Int, toPower exponent: Rational) throws(NoForm) -> Int {
        guard let k = exponent.denominator.int, k <= Calculation.largestRoot else {
            return try place(.power(base, number(exponent).place))
        }
        let root = k == 1 ? base : try place(.root(base, k))
        return exponent.numerator == 1 ? root : try place(.integerPower(root, exponent.numerator))
    }

    private func place(of wave: Wave) throws(NoForm) -> Int {
        try place(.function(wave.isSine ? .sine : .cosine, place(of: form(of: wave.angle))))
    }

    /// A sum of multiples of numbers as a form.
    func form(of combination: Combination<Int>) throws(NoForm) -> Form {
        var sum = Form(0)
        for term in combination.terms { sum = try self.sum(sum, form(at: term.key).scaled(by: term.factor)) }
        return sum
    }

    /// A form as a sum of multiples of numbers: its terms, or itself if it is a quotient.
    func combination(of form: Form) throws(NoForm) -> Combination<Int> {
        guard form.isPolynomial else {
            let factor = form.numerator.content
            return Combination(try place(of: form.scaled(by: factor.reciprocal ?? 1)), times: factor)
        }
        var terms: [Combination<Int>.Term] = []
        for term in form.numerator.terms {
            terms.append(.init(key: try place(of: Form(Polynomial(term.key))), factor: term.factor))
        }
        return Combination(adding: terms)
    }
}
