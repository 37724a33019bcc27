/// Forms are kept small: what would be larger is an opaque number.
enum FormLimit {
    /// The terms of a polynomial.
    static let terms = 64
    /// The generators of a monomial, and the parts of an angle.
    static let generators = 12
    /// The terms of a divisor from which square roots are removed.
    static let conjugate = 4
    /// The bits of a factor or an exponent.
    static let bits = 1 << 12
    /// The power of a polynomial of several terms, and the multiple of an angle, that are written out.
    static let power = 1 << 10
}

extension Rational {
    /// Whether the value may be a factor in a form.
    var isShort: Bool { bitWidth <= FormLimit.bits }
}

extension Combination {
    /// Whether the sum may be the exponents of a monomial or an angle.
    var isShort: Bool {
        terms.count <= FormLimit.generators && terms.allSatisfy { $0.factor.isShort }
    }
}

extension Calculation {
    /// The form of the number at a place: itself, if nothing else is known.
    func form(at place: Int) -> Form {
        forms[place] ?? Form(place: place)
    }

    /// The form of an operation, if a rule gives one other than the operation itself.
    func form(of operation: Operation) throws(CalculationError) -> Form? {
        if formAllowance.isSpent { return nil }
        let isWhole = formAllowance.begin(budget)
        defer { if isWhole { formAllowance.finish(budget) } }
        do throws(NoForm) {
            return try ruledForm(of: operation)
        } catch {
            switch error {
            case .found: return nil
            case .failed(let error): throw error
            }
        }
    }

    private func ruledForm(of operation: Operation) throws(NoForm) -> Form {
        switch operation {
        case .rational, .pi: throw .found
        case .sum(let a, let b): return try sum(form(at: a), form(at: b))
        case .product(let a, let b): return try product(form(at: a), form(at: b))
        case .quotient(let a, let b): return try quotient(form(at: a), form(at: b))
        case .integerPower(let a, let n): return try power(form(at: a), Rational(n))
        case .root(let a, let k): return try root(of: a, k)
        case .power(let a, let b): return try power(a, b)
        case .magnitude(let a): return try magnitude(of: a)
        case .function(let function, let a): return try form(of: function, a)
        }
    }

    private func form(of function: Elementary, _ a: Int) throws(NoForm) -> Form {
        switch function {
        case .exponential: try exponential(of: form(at: a))
        case .naturalLogarithm: try logarithm(of: a)
        case .sine: try rotation(by: form(at: a)).sine
        case .cosine: try rotation(by: form(at: a)).cosine
        case .tangent: try tangent(of: form(at: a))
        case .arcSine: try arcSine(of: a)
        case .arcCosine: try arcCosine(of: a)
        case .arcTangent: try arcTangent(of: a)
        case .hyperbolicSine: try hyperbolicSine(of: form(at: a))
        case .hyperbolicCosine: try hyperbolicCosine(of: form(at: a))
        case .hyperbolicTangent: try hyperbolicTangent(of: form(at: a))
        case .inverseHyperbolicSine, .inverseHyperbolicCosine, .inverseHyperbolicTangent:
            try inverseHyperbolic(function, of: a)
        case .gamma: try gamma(of: a)
        }
    }

    /// |a|.
    private func magnitude(of a: Int) throws(NoForm) -> Form {
        guard let sign = try roughSign(a) else { throw .found }
        return form(at: a).scaled(by: Rational(sign))
    }
}
