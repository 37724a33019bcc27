/// Proofs that a number is 0 beyond what forms show by themselves.
///
/// Each is an identity, or rests on the separation bound of an algebraic number. Theorems on transcendental numbers (Baker,
/// Lindemann–Weierstrass) only say for which forms nothing else can be needed.
extension Calculation {
    /// Whether the form is proved to be 0: with generators taken as one that are proved to be equal, each product of
    /// transcendental ones has the coefficient 0, or what is left are sums of logarithms and arcs that are 0.
    func isZeroByForm(_ number: Number, depth: Int) throws(CalculationError) -> Bool {
        guard depth > 0, hasForms else { return false }
        do throws(NoForm) {
            return try isZero(form(at: number.place).numerator, depth: depth)
        } catch {
            if case .failed(let error) = error { throw error }
            return false
        }
    }

    private func isZero(_ polynomial: Polynomial, depth: Int) throws(NoForm) -> Bool {
        if polynomial.isZero { return true }
        let prepared = try unified(withoutDivisors(withoutArcs(polynomial)), depth: depth)
        if let root = prepared.squareRoot(where: { isCompound($0) && !isAlgebraic($0) }) {
            return try isZero(prepared, by: root, depth: depth)
        }
        var rest: [[SplitTerm]] = []
        for group in try groups(of: splitTerms(prepared), depth: depth) {
            if try !isCoefficientZero(of: group) { rest.append(group) }
        }
        if rest.count == 2, try areOpposite(rest[0], rest[1], depth: depth) { return true }
        return try areLinearFormsZero(rest.flatMap { $0 }, depth: depth)
    }

    /// Whether a·e^u + b·e^v is 0 for algebraic a and b, as u − v = ln(−b/a).
    private func areOpposite(_ a: [SplitTerm], _ b: [SplitTerm], depth: Int) throws(NoForm) -> Bool {
        guard let exponent = exponent(of: a[0].transcendental, over: b[0].transcendental), !exponent.isZero else {
            return false
        }
        let (upper, lower) = try (place(of: Form(coefficient(of: b))), place(of: Form(coefficient(of: a))))
        guard let sign = try roughSign(upper), let other = try roughSign(lower), sign * other < 0 else { return false }
        let ratio = try opposite(place(.quotient(upper, lower)))
        let logarithm = try place(.function(.naturalLogarithm, ratio))
        return try isProvedZero(difference(place(of: form(of: exponent)), logarithm), depth: depth - 1)
    }

    /// The exponent of e by which the quotient of two products is a power of e.
    func exponent(of a: PowerProduct, over b: PowerProduct) -> Combination<Int>? {
        if a.wave != b.wave { return nil }
        var exponents: [Combination<Int>.Term] = []
        for power in (a.powers - b.powers).terms {
            guard case .exponential(let place) = power.key else { return nil }
            exponents.append(.init(key: place, factor: power.factor))
        }
        return Combination(adding: exponents)
    }

    private func coefficient(of group: [SplitTerm]) -> Polynomial {
        Polynomial(adding: group.map { $0.algebraic })
    }

    /// Whether a + b√c is 0, as a² − b²c is and a − b√c is not.
    private func isZero(_ polynomial: Polynomial, by root: Generator, depth: Int) throws(NoForm) -> Bool {
        let conjugate = polynomial.conjugate(root)
        guard depth > 0, let sign = try roughSign(place(of: Form(conjugate))), sign != 0 else { return false }
        return try isZero(product(polynomial, conjugate), depth: depth - 1)
    }

    /// The numerator of the polynomial with the waves of arcs worked out.
    private func withoutArcs(_ polynomial: Polynomial) throws(NoForm) -> Polynomial {
        var sum = Form(0)
        for term in polynomial.terms {
            let powers = Form(Polynomial(PowerProduct(term.key.powers), times: term.factor))
            guard let wave = term.key.wave else {
                sum = try self.sum(sum, powers)
                continue
            }
            let rotation = try rotation(by: form(of: wave.angle))
            sum = try self.sum(sum, product(powers, wave.isSine ? rotation.sine : rotation.cosine))
        }
        return sum.numerator
    }

    /// The polynomial times all that its terms divide by.
    private func withoutDivisors(_ polynomial: Polynomial) throws(NoForm) -> Polynomial {
        var divisors = Combination<Generator>()
        for power in polynomial.terms.flatMap({ $0.key.powers.terms }) where power.factor.isNegative {
            let missing = divisors[power.key] + power.factor
            if missing.isNegative { divisors = divisors - Combination(power.key, times: missing) }
        }
        return try product(polynomial, Polynomial(PowerProduct(divisors)))
    }

    /// Whether the algebraic coefficient of terms with the same transcendental part is proved to be 0.
    private func isCoefficientZero(of group: [SplitTerm]) throws(NoForm) -> Bool {
        let coefficient = coefficient(of: group)
        if coefficient.terms.count < 2 { return coefficient.isZero }
        return try isAlgebraicZero(place(of: Form(coefficient)))
    }

    /// Whether the number at a place is algebraic and proved to be 0.
    func isAlgebraicZero(_ place: Int) throws(NoForm) -> Bool {
        if case .rational(let value) = operations[place] { return value.isZero }
        do throws(CalculationError) {
            return try isZeroBySeparation(Number(place: place))
        } catch {
            throw .failed(error)
        }
    }

    func isProvedZero(_ place: Int, depth: Int) throws(NoForm) -> Bool {
        if let sign = try roughSign(place) { return sign == 0 }
        do throws(CalculationError) {
            return try isProvedZero(Number(place: place), depth: depth)
        } catch {
            throw .failed(error)
        }
    }
}
