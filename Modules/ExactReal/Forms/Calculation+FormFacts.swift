/// What forms tell without a look at digits.
extension Calculation {
    /// −1, 0 or 1, if it is seen from the form: its terms are products of what is above 0, all of the same sign.
    func signOfForm(_ number: Number) -> Int? {
        let form = form(at: number.place)
        guard form.isPolynomial, let sign = form.numerator.terms.first?.factor.sign else { return nil }
        for term in form.numerator.terms {
            if term.factor.sign != sign || term.key.wave != nil { return nil }
            for power in term.key.powers.terms where !isSeenPositive(power.key) { return nil }
        }
        return sign
    }

    private func isSeenPositive(_ generator: Generator) -> Bool {
        switch generator {
        case .prime, .exponential: true
        case .number(let place): traits[place].isSuperset(of: .isPositive)
        }
    }

    /// The number as a rational multiple of π, if it is known to be one.
    func multipleOfPi(_ number: Number) -> Rational? {
        rational(number) == 0 ? 0 : multipleOfPi(form(at: number.place))
    }

    /// The form as a rational multiple of π other than 0.
    func multipleOfPi(_ form: Form) -> Rational? {
        guard form.isPolynomial, form.numerator.terms.count == 1, let term = form.numerator.terms.first,
            let place = term.key.place, operations[place] == .pi
        else { return nil }
        return term.factor
    }
}
