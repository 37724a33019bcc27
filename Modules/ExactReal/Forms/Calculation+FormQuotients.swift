/// Forms of this calculation: sums, products and quotients.
extension Calculation {
    func sum(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        if a.divisors == b.divisors { return try quotient(sum(a.numerator, b.numerator), a.divisors) }
        let common = a.divisors.maximum(b.divisors)
        let first = try product(a.numerator, expanded(common - a.divisors))
        let second = try product(b.numerator, expanded(common - b.divisors))
        return try quotient(sum(first, second), common)
    }

    func difference(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        try sum(a, b.negated)
    }

    func product(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        if a.isPolynomial, b.isPolynomial { return try Form(product(a.numerator, b.numerator)) }
        let (first, second) = try (quotient(a.numerator, b.divisors), quotient(b.numerator, a.divisors))
        return try quotient(product(first.numerator, second.numerator), first.divisors + second.divisors)
    }

    /// a/b for a b that is proved not to be 0.
    func quotient(_ a: Form, _ b: Form) throws(NoForm) -> Form {
        try product(a, reciprocal(b))
    }

    /// 1/a for an a that is proved not to be 0.
    func reciprocal(_ a: Form) throws(NoForm) -> Form {
        try quotient(expanded(a.divisors), a.numerator)
    }

    /// The product of divisors, multiplied out.
    func expanded(_ divisors: Combination<Polynomial>) throws(NoForm) -> Polynomial {
        var product = Polynomial.one
        for divisor in divisors.terms {
            guard let count = divisor.factor.integer?.int, count <= FormLimit.terms else { throw .found }
            for _ in 0..<count { product = try self.product(product, divisor.key) }
        }
        return product
    }

    /// A quotient of polynomials. The divisor's first term becomes 1 if it can be divided by, and square roots leave the
    /// divisor.
    func quotient(_ upper: Polynomial, _ lower: Polynomial) throws(NoForm) -> Form {
        // Only what is proved not to be 0 is divided by; a form that is 0 nevertheless would be a fault elsewhere.
        guard let first = lower.terms.first else { throw .found }
        if upper.isZero || lower == .one { return Form(upper) }
        let inverse = try inverse(ofPowersIn: first)
        let (upper, lower) = try (product(upper, inverse), product(lower, inverse))
        if lower == .one { return Form(upper) }
        if let conjugate = try conjugate(ofDivisor: lower) {
            return try quotient(product(upper, conjugate), product(lower, conjugate))
        }
        return try quotient(upper, Combination(lower))
    }

    /// What makes the product with a divisor one without a square root, and is not 0.
    private func conjugate(ofDivisor divisor: Polynomial) throws(NoForm) -> Polynomial? {
        if let conjugate = divisor.primeConjugate { return conjugate }
        guard divisor.terms.count <= FormLimit.conjugate, let root = divisor.squareRoot(where: isCompound) else {
            return nil
        }
        let conjugate = divisor.conjugate(root)
        let sign = try roughSign(place(of: Form(conjugate)))
        return sign == nil || sign == 0 ? nil : conjugate
    }

    /// A polynomial over divisors, without those that divide it.
    private func quotient(_ upper: Polynomial, _ divisors: Combination<Polynomial>) throws(NoForm) -> Form {
        if upper.isZero { return Form(upper) }
        for divisor in divisors.terms {
            if let ratio = try ratio(upper, divisor.key) {
                return try quotient(ratio, divisors - Combination(divisor.key))
            }
        }
        return Form(upper, over: divisors)
    }

    /// 1 over the powers of a term that can be divided by.
    private func inverse(ofPowersIn term: Polynomial.Term) throws(NoForm) -> Polynomial {
        let powers = term.key.powers.filter { !isCompound($0.key) }
        return try product(ofPowers: powers.scaled(by: -1)).scaled(by: term.factor.reciprocal ?? 1)
    }

    /// The quotient of two polynomials, if the second divides the first: term by term, from the first one on.
    private func ratio(_ upper: Polynomial, _ lower: Polynomial) throws(NoForm) -> Polynomial? {
        guard let first = lower.terms.first, let last = lower.terms.last, let end = upper.terms.last else { return nil }
        let highest = end.key.powers - last.key.powers
        var (rest, quotient) = (upper, Polynomial())
        for _ in upper.terms.indices {
            guard let next = rest.terms.first else { break }
            let powers = next.key.powers - first.key.powers
            // The terms of the quotient ascend to the one that makes the last term.
            if highest < powers || powers.terms.contains(where: { $0.factor.isNegative && isCompound($0.key) }) {
                return nil
            }
            guard first.key.wave == nil || first.key.wave == next.key.wave else { return nil }
            let wave = first.key.wave == nil ? next.key.wave : nil
            let factor = next.factor * (first.factor.reciprocal ?? 1)
            let term = try product(
                product(ofPowers: powers), Polynomial(PowerProduct(Combination(), wave: wave), times: factor))
            quotient = quotient + term
            rest = try sum(rest, product(term, lower).scaled(by: -1))
        }
        return rest.isZero ? quotient : nil
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

    /// A generator of which the terms have square roots, or none.
    func squareRoot(where isRoot: (Generator) -> Bool) -> Generator? {
        for power in terms.flatMap({ $0.key.powers.terms }) where power.factor == .half && isRoot(power.key) {
            let isAlone = terms.allSatisfy { $0.key.powers[power.key].isZero || $0.key.powers[power.key] == .half }
            if isAlone { return power.key }
        }
        return nil
    }

    /// What has no factor below `Factorization.smallestUntried` and is below this is a prime.
    private static let surePrime = Integer(Factorization.smallestUntried * Factorization.smallestUntried)
}
