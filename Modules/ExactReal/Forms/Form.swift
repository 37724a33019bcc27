/// A sum of rational multiples of monomials, of which the exponents are rational.
typealias Polynomial = Combination<PowerProduct>

extension Polynomial {
    static var one: Polynomial { Polynomial(1) }

    init(_ value: Rational) {
        self.init(.one, times: value)
    }

    /// The number at a place.
    init(place: Int) {
        self.init(PowerProduct(place: place))
    }

    /// The value, if it is rational.
    var rational: Rational? {
        if terms.isEmpty { return 0 }
        return terms.count == 1 && terms[0].key == .one ? terms[0].factor : nil
    }

    /// The largest rational number by whose multiples all terms are whole; 1 for 0. O(n²).
    var content: Rational {
        var (upper, lower): (Integer, Integer) = (0, 1)
        for term in terms {
            upper = Integer.greatestCommonDivisor(upper, term.factor.numerator)
            lower = Integer.leastCommonMultiple(lower, term.factor.denominator)
        }
        return upper.isZero ? 1 : Rational(lowestTerms: upper, over: lower)
    }
}

/// A number as a quotient of polynomials in generators, worked out as far as identities go that hold for all numbers: the
/// field of fractions of a group ring.
///
/// Equal forms are equal numbers. Equal numbers mostly have equal forms, and where they do not, their difference often has
/// the form 0.
struct Form: Equatable, Sendable {
    let numerator: Polynomial
    /// What the numerator is divided by, each to a whole power above 0. None is 0: only what is proved not to be is divided
    /// by.
    let divisors: Combination<Polynomial>

    static let one = Form(1)

    init(_ numerator: Polynomial, over divisors: Combination<Polynomial> = Combination()) {
        self.numerator = numerator
        self.divisors = divisors
    }

    init(_ value: Rational) {
        self.init(Polynomial(value))
    }

    /// The number at a place.
    init(place: Int) {
        self.init(Polynomial(place: place))
    }

    /// The number as a rational one, if it is one.
    var rational: Rational? { isPolynomial ? numerator.rational : nil }

    /// The place, if the form is the number at a place.
    var place: Int? {
        guard isPolynomial, numerator.terms.count == 1, numerator.terms[0].factor == 1 else { return nil }
        return numerator.terms[0].key.place
    }

    var isPolynomial: Bool { divisors.isZero }

    /// Whether the first term has a negative factor: of a form and its negative one has.
    var isLedByMinus: Bool { numerator.terms.first?.factor.isNegative ?? false }

    func scaled(by factor: Rational) -> Form {
        factor.isZero ? Form(0) : Form(numerator.scaled(by: factor), over: divisors)
    }

    var negated: Form { scaled(by: -1) }
}
