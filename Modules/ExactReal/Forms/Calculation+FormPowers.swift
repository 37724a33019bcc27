/// Powers and roots.
extension Calculation {
    /// The real k-th root of the number at a place; for an even k it is proved not to be below 0.
    func root(of a: Int, _ k: Int) throws(NoForm) -> Form {
        guard let sign = try k.isMultiple(of: 2) ? 1 : roughSign(a) else { throw .found }
        let (base, exponent) = wholePower(operations[a])
        let root: Form
        if let base {
            root = try power(form(at: place(.magnitude(base))), Rational(exponent, over: Integer(k)) ?? 1)
        } else {
            root = try power(form(at: a).scaled(by: sign < 0 ? -1 : 1), Rational(lowestTerms: 1, over: Integer(k)))
        }
        return root.scaled(by: sign < 0 ? -1 : 1)
    }

    /// The base and the exponent of what is made as a whole power.
    private func wholePower(_ operation: Operation) -> (base: Int?, exponent: Integer) {
        switch operation {
        case .integerPower(let base, let exponent): (base, exponent)
        case .product(let a, let b) where a == b: (a, 2)
        default: (nil, 1)
        }
    }

    /// a^b for the numbers at two places; a is proved to be above 0.
    func power(_ a: Int, _ b: Int) throws(NoForm) -> Form {
        if case .rational(let exponent) = operations[b] { return try power(form(at: a), exponent) }
        let logarithm = try form(at: place(.function(.naturalLogarithm, a)))
        return try exponential(of: product(logarithm, form(at: b)))
    }

    /// The power of a number that is proved to be above 0; for an exponent above 0 it may be 0, for a whole exponent any
    /// number, other than 0 if that is negative.
    func power(_ base: Form, _ exponent: Rational) throws(NoForm) -> Form {
        if exponent.isZero { return .one }
        if exponent == 1 || base.numerator.isZero { return base }
        if base.numerator.terms.count == 1, base.isPolynomial {
            if let power = try monomialPower(base.numerator.terms[0], exponent) { return power }
        }
        if exponent.isNegative {
            return try exponent.isInteger ? power(reciprocal(base), -exponent) : reciprocal(power(base, -exponent))
        }
        guard let whole = exponent.floor.int, whole <= FormLimit.power else { throw .found }
        let rest = exponent - Rational(whole)
        let power = try self.power(base, whole)
        return rest.isZero ? power : try product(power, root(of: base, rest))
    }

    /// A power from 0 on by squaring.
    private func power(_ base: Form, _ exponent: Int) throws(NoForm) -> Form {
        var power = Form.one
        for bit in (0..<(Int.bitWidth - exponent.leadingZeroBitCount)).reversed() {
            power = try product(power, power)
            if exponent >> bit & 1 == 1 { power = try product(power, base) }
        }
        return power
    }

    /// The power of a single term, generator by generator; nil if they must stay together.
    private func monomialPower(_ base: Polynomial.Term, _ exponent: Rational) throws(NoForm) -> Form? {
        guard base.key.wave == nil else { return nil }
        var powers = base.key.powers
        var factor = base.factor
        if !exponent.isInteger {
            guard let magnitudes = try magnitudes(of: powers) else { return nil }
            (powers, factor) = (magnitudes, factor.magnitude)
        }
        let isShrinking = exponent.isNegative
        for power in powers.terms where isShrinking && isCompound(power.key) { return nil }
        return try Form(product(product(ofPowers: powers.scaled(by: exponent)), power(factor, exponent)))
    }

    /// The absolute value of a product of powers; nil if the sign of a generator is not seen.
    private func magnitudes(of powers: Combination<Generator>) throws(NoForm) -> Combination<Generator>? {
        var terms: [Combination<Generator>.Term] = []
        for power in powers.terms {
            guard let generator = try magnitude(of: power.key) else { return nil }
            terms.append(.init(key: generator, factor: power.factor))
        }
        return Combination(adding: terms)
    }

    /// The absolute value of a generator, if its sign is seen.
    private func magnitude(of generator: Generator) throws(NoForm) -> Generator? {
        guard case .number(let place) = generator, let sign = try roughSign(place), sign <= 0 else {
            return try isPositive(generator) ? generator : nil
        }
        return sign == 0 ? nil : .number(try self.place(of: Form(place: place).negated))
    }

    /// The power of a rational number: above 0, or to a whole exponent.
    private func power(_ base: Rational, _ exponent: Rational) throws(NoForm) -> Polynomial {
        if base == 1 { return .one }
        if let whole = exponent.integer?.int, whole.magnitude <= FormLimit.bits / base.bitWidth {
            return Polynomial(base.power(whole) ?? 0)
        }
        if base.isZero { return Polynomial() }
        let powers = try primePowers(of: base.magnitude).map { power in
            Combination<Generator>.Term(key: .prime(power.base), factor: exponent * Rational(power.exponent))
        }
        let isNegative = base.isNegative && exponent.numerator.isOdd
        return try product(ofPowers: Combination(adding: powers)).scaled(by: isNegative ? -1 : 1)
    }

    /// The power, with an exponent between 0 and 1, of what is not below 0 and not a product of what is above 0.
    private func root(of base: Form, _ exponent: Rational) throws(NoForm) -> Form {
        guard base.isPolynomial else {
            let lower = try expanded(base.divisors)
            guard let sign = try roughSign(place(of: Form(lower))), sign != 0 else { throw .found }
            let upper = try power(Form(base.numerator.scaled(by: Rational(sign))), exponent)
            return try quotient(upper, power(Form(lower.scaled(by: Rational(sign))), exponent))
        }
        let (factor, rest) = try split(base.numerator)
        return try product(power(Form(factor), exponent), Form(root(of: rest, exponent)))
    }

    private func root(of radicand: Polynomial, _ exponent: Rational) throws(NoForm) -> Polynomial {
        if exponent == .half, let roots = radicand.denestedRoot {
            let (first, second) = try (power(roots.first, .half), power(roots.second, .half))
            return roots.isDifference ? first - second : first + second
        }
        return Polynomial(PowerProduct(Combination(.number(try place(of: Form(radicand))), times: exponent)))
    }

    /// Splits what is not below 0 into a single term above 0 and a polynomial that is the same for all its multiples.
    func split(_ polynomial: Polynomial) throws(NoForm) -> (factor: Polynomial, rest: Polynomial) {
        var powers: [Combination<Generator>.Term] = []
        for power in polynomial.terms.first?.key.powers.terms ?? [] {
            if case .prime = power.key { continue }
            if !isCompound(power.key), try isPositive(power.key) { powers.append(power) }
        }
        let factor = Combination(adding: powers)
        let content = polynomial.content
        let inverse = Polynomial(PowerProduct(factor.scaled(by: -1)), times: content.reciprocal ?? 1)
        return (Polynomial(PowerProduct(factor), times: content), try product(polynomial, inverse))
    }

    /// Whether the generator is above 0, as far as that is seen.
    func isPositive(_ generator: Generator) throws(NoForm) -> Bool {
        switch generator {
        case .prime, .exponential: true
        case .number(let place): try roughSign(place) == 1
        }
    }

    /// Whether whole powers of the generator are written out.
    func isCompound(_ generator: Generator) -> Bool {
        if case .number(let place) = generator { isCompound(place) } else { false }
    }
}
