/// Exponentials, logarithms and hyperbolic functions.
extension Calculation {
    /// e to the power of a form: a product of powers of e, and of numbers whose logarithms are in the form.
    func exponential(of form: Form) throws(NoForm) -> Form {
        var product = Form.one
        for term in try combination(of: form).terms {
            product = try self.product(product, exponential(of: term.key, times: term.factor))
        }
        return product
    }

    private func exponential(of place: Int, times factor: Rational) throws(NoForm) -> Form {
        if case .function(let function, let a) = operations[place],
            let logarithm = try logarithm(function, form(at: a))
        {
            return try power(logarithm.base, factor * logarithm.factor)
        }
        return Form(Polynomial(PowerProduct(Combination(.exponential(place), times: factor))))
    }

    /// The value of a function as a multiple of a logarithm, if it is the logarithm or an inverse hyperbolic function.
    func logarithm(_ function: Elementary, _ x: Form) throws(NoForm) -> (base: Form, factor: Rational)? {
        switch function {
        case .naturalLogarithm: return (x, 1)
        case .inverseHyperbolicSine: return (try sum(x, power(sum(product(x, x), Form(1)), .half)), 1)
        case .inverseHyperbolicCosine: return (try sum(x, power(sum(product(x, x), Form(-1)), .half)), 1)
        case .inverseHyperbolicTangent: return (try quotient(sum(Form(1), x), difference(Form(1), x)), .half)
        default: return nil
        }
    }

    /// The logarithm of the number at a place, which is above 0: of products generator by generator.
    func logarithm(of a: Int) throws(NoForm) -> Form {
        if case .function(.exponential, let x) = operations[a] { return form(at: x) }
        let form = form(at: a)
        if form.place == a { throw .found }
        if let value = form.rational, try isPrime(value) { throw .found }
        guard form.isPolynomial else {
            let lower = try expanded(form.divisors)
            guard let sign = try roughSign(place(of: Form(lower))), sign != 0 else { throw .found }
            let upper = try logarithm(form.numerator.scaled(by: Rational(sign)))
            return try difference(upper, logarithm(lower.scaled(by: Rational(sign))))
        }
        return try logarithm(form.numerator, of: a)
    }

    private func isPrime(_ value: Rational) throws(NoForm) -> Bool {
        let powers = try primePowers(of: value)
        return powers.count == 1 && powers[0].exponent == 1
    }

    /// The logarithm of a polynomial above 0; it is that of the number at `place`, if that is given.
    private func logarithm(_ polynomial: Polynomial, of place: Int? = nil) throws(NoForm) -> Form {
        if polynomial.terms.count == 1, let term = polynomial.terms.first, let sum = try logarithm(ofProduct: term) {
            return sum
        }
        let (factor, rest) = try split(polynomial)
        if factor == .one, place != nil { throw .found }
        let last = try logarithm(ofGenerator: self.place(of: Form(rest)))
        return try sum(logarithm(factor), last)
    }

    /// The logarithm of a term whose generators are all above 0.
    private func logarithm(ofProduct term: Polynomial.Term) throws(NoForm) -> Form? {
        guard term.key.wave == nil, term.factor.sign > 0 else { return nil }
        var sum = try logarithm(of: term.factor)
        for power in term.key.powers.terms {
            guard try isPositive(power.key) else { return nil }
            let logarithm =
                switch power.key {
                case .prime(let p): try logarithm(of: Rational(p))
                case .number(let place): try logarithm(ofGenerator: place)
                case .exponential(let place): form(at: place)
                }
            sum = try self.sum(sum, logarithm.scaled(by: power.factor))
        }
        return sum
    }

    private func logarithm(ofGenerator place: Int) throws(NoForm) -> Form {
        try form(at: self.place(.function(.naturalLogarithm, place)))
    }

    private func logarithm(of value: Rational) throws(NoForm) -> Form {
        var sum = Form(0)
        for power in try primePowers(of: value) {
            let logarithm = try logarithm(ofGenerator: number(Rational(power.base)).place)
            sum = try self.sum(sum, logarithm.scaled(by: Rational(power.exponent)))
        }
        return sum
    }

    func hyperbolicSine(of x: Form) throws(NoForm) -> Form {
        let power = try exponential(of: x)
        return try difference(power, reciprocal(power)).scaled(by: .half)
    }

    func hyperbolicCosine(of x: Form) throws(NoForm) -> Form {
        let power = try exponential(of: x)
        return try sum(power, reciprocal(power)).scaled(by: .half)
    }

    /// (e^2x − 1)/(e^2x + 1).
    func hyperbolicTangent(of x: Form) throws(NoForm) -> Form {
        let power = try exponential(of: x.scaled(by: 2))
        return try quotient(difference(power, .one), sum(power, .one))
    }

    /// An inverse hyperbolic function: of a hyperbolic one, or the logarithm of a rational number.
    func inverseHyperbolic(_ function: Elementary, of a: Int) throws(NoForm) -> Form {
        switch (function, operations[a]) {
        case (.inverseHyperbolicSine, .function(.hyperbolicSine, let b)): return form(at: b)
        case (.inverseHyperbolicCosine, .function(.hyperbolicCosine, let b)): return try form(at: place(.magnitude(b)))
        case (.inverseHyperbolicTangent, .function(.hyperbolicTangent, let b)): return form(at: b)
        default: break
        }
        if function != .inverseHyperbolicCosine, try isNegative(a) { return try opposite(function, of: a) }
        let x = form(at: a)
        guard x.rational != nil, let logarithm = try logarithm(function, x), let base = logarithm.base.rational else {
            throw .found
        }
        return try self.logarithm(of: base).scaled(by: logarithm.factor)
    }

    /// Whether an odd function is taken by way of the opposite number: of a number and its opposite, for one of both.
    func isNegative(_ a: Int) throws(NoForm) -> Bool {
        try roughSign(a).map { $0 < 0 } ?? form(at: a).isLedByMinus
    }

    /// An odd function by its value for the opposite number.
    func opposite(_ function: Elementary, of a: Int) throws(NoForm) -> Form {
        let opposite = try place(of: form(at: a).negated)
        // A quotient of which no ball tells the sign may be led by a minus in both forms.
        if try isNegative(opposite) { throw .found }
        return try form(at: place(.function(function, opposite))).negated
    }
}
