/// What the operations show that lead to a number.
enum Provenance: UInt8 {
    /// An algebraic number: the separation bound can be asked.
    case algebraic
    /// A rational multiple of π: its sine is algebraic.
    case multipleOfPi
    case other
}

extension Calculation {
    /// What an operation shows, after what its operands do.
    func provenance(of operation: Operation) -> Provenance {
        switch operation {
        case .rational: .algebraic
        case .pi: .multipleOfPi
        case .sum(let a, let b): provenances[a] == provenances[b] ? provenances[a] : .other
        case .product(let a, let b): isRational(a) ? provenances[b] : isRational(b) ? provenances[a] : algebraic(a, b)
        case .quotient(let a, let b): isRational(b) ? provenances[a] : algebraic(a, b)
        case .integerPower(let a, _), .root(let a, _): algebraic(a, a)
        case .magnitude(let a): provenances[a]
        case .power(let a, let b): isRational(b) ? algebraic(a, a) : .other
        case .function(.sine, let a), .function(.cosine, let a), .function(.tangent, let a):
            provenances[a] == .multipleOfPi ? .algebraic : .other
        case .function: .other
        }
    }

    private func isRational(_ place: Int) -> Bool {
        if case .rational = operations[place] { true } else { false }
    }

    private func algebraic(_ a: Int, _ b: Int) -> Provenance {
        provenances[a] == .algebraic && provenances[b] == .algebraic ? .algebraic : .other
    }

    /// What a form shows.
    private func provenance(of form: Form) -> Provenance {
        if !form.isPolynomial { return .other }
        if multipleOfPi(form) != nil { return .multipleOfPi }
        return form.numerator.terms.allSatisfy { isAlgebraic($0.key) } ? .algebraic : .other
    }

    private func isAlgebraic(_ product: PowerProduct) -> Bool {
        let isWaveAlgebraic = product.wave?.angle.terms.allSatisfy { operations[$0.key] == .pi } ?? true
        return isWaveAlgebraic && product.powers.terms.allSatisfy { isAlgebraic($0.key) }
    }

    /// Whether the generator is seen to be algebraic.
    func isAlgebraic(_ generator: Generator) -> Bool {
        switch generator {
        case .prime: true
        case .number(let place): provenances[place] == .algebraic
        case .exponential: false
        }
    }

    /// The number of a form by the operations that show what it is, where its own operation does not.
    func plainNumber(_ form: Form, of operation: Operation) throws(CalculationError) -> Number? {
        if provenance(of: operation) != .other || provenance(of: form) == .other { return nil }
        do throws(NoForm) {
            return Number(place: try place(of: form))
        } catch {
            if case .failed(let error) = error { throw error }
            return nil
        }
    }
}
