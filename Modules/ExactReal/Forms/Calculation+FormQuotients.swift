/// Forms of this calculation: sums, products and quotients.
extension Calculation {
    func sum(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        if a.denominator == b.denominator { return try quotient(sum(a.numerator, b.numerator), a.denominator) }
        let upper = try sum(product(a.numerator, b.denominator), product(b.numerator, a.denominator))
        return try quotient(upper, product(a.denominator, b.denominator))
    }

    func difference(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        try sum(a, b.negated)
    }

    func product(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        if a.isPolynomial, b.isPolynomial { return try Form(product(a.numerator, b.numerator)) }
        if a.numerator == b.denominator { return try quotient(b.numerator, a.denominator) }
        if b.numerator == a.denominator { return try quotient(a.numerator, b.denominator) }
        return try quotient(product(a.numerator, b.numerator), product(a.denominator, b.denominator))
    }

    /// a/b for a b that is proved not to be 0.
    func quotient(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        try product(a, reciprocal(b))
    }

    /// 1/a for an a that is proved not to be 0.
    func reciprocal(_ a: Form) throws(NoForm) -> Form {
        try quotient(a.denominator, a.numerator)
    }

    /// A quotient of polynomials. The divisor's first term becomes 1 if it can be divided by, square roots of primes leave
    /// the divisor, and what is a multiple of the divisor is divided.
    func quotient(_ upper: Polynomial, _ lower: Polynomial) throws(NoForm) -> Form {
        if upper.isZero { return Form(upper) }
        // Only what is proved not to be 0 is divided by; a form that is 0 nevertheless would be a fault elsewhere.
        guard let first = lower.terms.first else { throw .found }
        if lower == .one { return Form(upper) }
        let inverse = try inverse(ofPowersIn: first)
        let (upper, lower) = try (product(upper, inverse), product(lower, inverse))
        if lower == .one { return Form(upper) }
        if let conjugate = lower.primeConjugate {
            return try quotient(product(upper, conjugate), product(lower, conjugate))
        }
        if let ratio = try ratio(upper, lower) { return Form(ratio) }
        return Form(upper, over: lower)
    }

    /// 1 over the powers of a term that can be divided by.
    private func inverse(ofPowersIn term: Polynomial.Term) throws(NoForm) -> Polynomial {
        let powers = term.key.powers.filter { !isCompound($0.key) }
        return try product(ofPowers: powers.scaled(by: -1)).scaled(by: term.factor.reciprocal ?? 1)
    }

    /// The monomial by which the second polynomial must be multiplied to give the first, if there is one.
    private func ratio(_ upper: Polynomial, _ lower: Polynomial) throws(NoForm) -> Polynomial? {
        guard upper.terms.count == lower.terms.count, let a = upper.terms.first, let b = lower.terms.first,
            a.key.wave == b.key.wave, let factor = a.factor.divided(by: b.factor)
        else { return nil }
        let powers = a.key.powers - b.key.powers
        if powers.terms.contains(where: { $0.factor.isNegative && isCompound($0.key) }) { return nil }
        let ratio = try product(ofPowers: powers).scaled(by: factor)
        guard ratio.terms.count == 1 else { return nil }
        return try product(ratio, lower) == upper ? ratio : nil
    }
}

extension Polynomial {
    /// The polynomial with one of its square roots of primes negative, if it is made of such roots alone: multiplied by it,
    /// it has one less. It is not 0, being a conjugate of a number that is not.
    fileprivate var primeConjugate: Polynomial? {
        var roots: [Generator] = []
        for term in terms {
            if term.key.wave != nil { return nil }
            for power in term.key.powers.terms {
                guard power.factor == .half, case .prime(let p) = power.key, p < Polynomial.surePrime else {
                    return nil
                }
                if !roots.contains(power.key) { roots.append(power.key) }
            }
        }
        // With more roots it would have more terms than it is worth.
        guard let root = roots.last, roots.count <= 3 else { return nil }
        return conjugate(root)
    }

    /// The polynomial with another sign of the terms with the generator.
    func conjugate(_ root: Generator) -> Polynomial {
        Polynomial(
            adding: terms.map {
                Term(key: $0.key, factor: $0.key.powers[root].isZero ? $0.factor : $0.factor.negated)
            })
    }

    /// What has no factor below `Factorization.smallestUntried` and is below this is a prime.
    private static let surePrime = Integer(Factorization.smallestUntried * Factorization.smallestUntried)
}
