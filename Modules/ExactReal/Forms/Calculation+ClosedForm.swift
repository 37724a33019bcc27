extension Calculation {
    /// The number exactly, as an expression: `1/3`, `√2/2`, `(1+√5)/4`, `5π/6`, `2^(1/3)`, `e^2`, `ln 2`; nil if there is no
    /// such text of at most `ClosedForm.longest` characters. Angles, where it is one, are in radians.
    ///
    /// It is made of whole numbers, π, e, logarithms of primes, `+`, `-`, `·`, `/`, `√`, `^` and brackets, and read as an
    /// expression it means the number.
    public func closedForm(of number: Number) -> [UInt8]? {
        guard let text = ClosedForm(self).text(form(at: number.place)) else { return nil }
        let count = text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return count <= ClosedForm.longest ? text : nil
    }
}

/// Writes forms as expressions.
struct ClosedForm {
    /// The characters of a closed form that is shown.
    static let longest = 60
    /// Sums of more terms are not tried.
    private static let mostTerms = 8

    private let calculation: Calculation
    /// How far roots of sums and exponents may nest yet.
    private let depth: Int

    init(_ calculation: Calculation, depth: Int = 2) {
        self.calculation = calculation
        self.depth = depth
    }

    func text(_ form: Form) -> [UInt8]? {
        guard form.isPolynomial, form.numerator.terms.count <= ClosedForm.mostTerms else { return nil }
        return text(form.numerator)
    }

    /// A polynomial: its terms over a common denominator, a positive one first.
    private func text(_ polynomial: Polynomial) -> [UInt8]? {
        let terms = polynomial.terms
        if terms.count == 1 { return text(terms[0]) }
        let denominator = terms.reduce(1) { Integer.leastCommonMultiple($0, $1.factor.denominator) }
        let first = terms.firstIndex { !$0.factor.isNegative } ?? 0
        var text: [UInt8] = []
        for term in terms[first...] + terms[..<first] {
            let scaled = Polynomial.Term(key: term.key, factor: term.factor * Rational(denominator))
            guard let next = self.text(scaled) else { return nil }
            text += text.isEmpty || term.factor.isNegative ? next : Array("+".utf8) + next
        }
        if denominator == 1 { return text.isEmpty ? Array("0".utf8) : text }
        return FactorText.quotient(
            [FactorText(kind: .other, text: FactorText.bracketed(text))], [.number(denominator)])
    }

    private func text(_ term: Polynomial.Term) -> [UInt8]? {
        guard let root = root(term.key.wave), let upper = factors(term.key.powers.filter { !$0.factor.isNegative }),
            let lower = factors(term.key.powers.filter { $0.factor.isNegative }.scaled(by: -1))
        else { return nil }
        let factor = term.factor.divided(by: Rational(root.divisor)) ?? term.factor
        let (numerator, denominator) = (factor.numerator.magnitude, factor.denominator)
        let text = FactorText.quotient(
            (numerator == 1 ? [] : [.number(numerator)]) + upper + root.factors,
            (denominator == 1 ? [] : [.number(denominator)]) + lower)
        return term.factor.isNegative ? Array("-".utf8) + text : text
    }

    /// A wave as a root over a divisor; nil where it is none. No wave is 1.
    private func root(_ wave: Wave?) -> (factors: [FactorText], divisor: Integer)? {
        guard let wave else { return ([], 1) }
        guard !wave.isSine, wave.angle.terms.count == 1, let angle = wave.angle.terms.first,
            calculation.operations[angle.key] == .pi, let root = NestedRoot.cosine(ofTurn: angle.factor)
        else { return nil }
        return ([FactorText(kind: .root, text: Array("√(".utf8) + root.radicand + Array(")".utf8))], root.divisor)
    }

    /// The factors of a product with positive exponents: whole powers, then roots, those of the same order together.
    private func factors(_ powers: Combination<Generator>) -> [FactorText]? {
        var whole: [FactorText] = []
        var roots: [(exponent: Rational, base: [Generator])] = []
        for power in powers.terms {
            let (count, fraction) = (power.factor.floor, power.factor.fraction)
            if case .exponential(let place) = power.key, !isRational(place) {
                guard let factor = exponential(calculation.form(at: place).scaled(by: power.factor)) else { return nil }
                whole.append(factor)
                continue
            }
            if !count.isZero {
                guard let base = text(power.key) else { return nil }
                whole.append(base.power(count))
            }
            if fraction.isZero { continue }
            if let index = roots.firstIndex(where: { $0.exponent == fraction }) {
                roots[index].base.append(power.key)
            } else {
                roots.append((fraction, [power.key]))
            }
        }
        return roots.reduce(whole) { factors, root in
            guard let factors, let base = self.base(root.base) else { return nil }
            return factors + [.root(base, root.exponent)]
        }
    }

    /// What a root is taken of, the primes multiplied together.
    private func base(_ generators: [Generator]) -> [FactorText]? {
        var product: Integer = 1
        var others: [FactorText] = []
        for generator in generators {
            if case .prime(let p) = generator {
                product *= p
            } else {
                guard let factor = text(generator) else { return nil }
                others.append(factor)
            }
        }
        return product == 1 ? others : [.number(product)] + others
    }

    /// A generator as a factor.
    private func text(_ generator: Generator) -> FactorText? {
        switch generator {
        case .prime(let p): return .number(p)
        case .exponential: return FactorText(kind: .other, text: Array("e".utf8))
        case .number(let place):
            switch calculation.operations[place] {
            case .pi: return FactorText(kind: .pi, text: Array("π".utf8))
            case .function(.naturalLogarithm, let a) where isRational(a):
                let argument = calculation.form(at: a).rational.map { $0.fractionText } ?? []
                return FactorText(kind: .function, text: Array("ln ".utf8) + argument)
            default:
                guard let text = nested(calculation.form(at: place)), calculation.isCompound(place) else { return nil }
                return FactorText(kind: .other, text: FactorText.bracketed(text))
            }
        }
    }

    /// e to the power of a form, or a prime to another one.
    private func exponential(_ exponent: Form) -> FactorText? {
        if let (base, rest) = power(exponent) {
            return nested(rest).map {
                FactorText(kind: .other, text: base + Array("^".utf8) + FactorText.bracketed($0))
            }
        }
        guard let text = nested(exponent) else { return nil }
        let operand = text == Array("π".utf8) ? text : FactorText.bracketed(text)
        return FactorText(kind: .other, text: Array("e^".utf8) + operand)
    }

    /// e^(x·ln p) as p^x.
    private func power(_ exponent: Form) -> (base: [UInt8], exponent: Form)? {
        guard exponent.isPolynomial, exponent.numerator.terms.count == 1, let term = exponent.numerator.terms.first
        else { return nil }
        for power in term.key.powers.terms where power.factor == 1 {
            guard case .number(let place) = power.key,
                case .function(.naturalLogarithm, let a) = calculation.operations[place],
                let base = calculation.form(at: a).rational
            else { continue }
            let rest = PowerProduct(term.key.powers - Combination(power.key), wave: term.key.wave)
            return (base.fractionText, Form(Polynomial(rest, times: term.factor)))
        }
        return nil
    }

    private func nested(_ form: Form) -> [UInt8]? {
        depth > 0 ? ClosedForm(calculation, depth: depth - 1).text(form) : nil
    }

    private func isRational(_ place: Int) -> Bool {
        calculation.form(at: place).rational != nil
    }
}
