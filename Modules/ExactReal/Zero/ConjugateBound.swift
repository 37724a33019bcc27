/// What is known of the conjugates of an algebraic number that is written as c·U/L.
///
/// The content c is above 0, and U and L are algebraic integers; the logarithms bound the absolute values of all conjugates of
/// U and of L, which is not 0.
struct ConjugateBound {
    let content: Monomial
    let upper: BinaryLogarithm
    let lower: BinaryLogarithm

    /// A product of rational powers of rational numbers, with any sign.
    init(_ content: Monomial) {
        self.init(content: content, upper: .zero, lower: .zero)
    }

    private init(content: Monomial, upper: BinaryLogarithm, lower: BinaryLogarithm) {
        (self.content, self.upper, self.lower) = (content, upper, lower)
    }

    /// The number is known to be plus or minus its content: a sum or a sine in it would have left a logarithm above 0.
    var isMonomial: Bool { upper == .zero && lower == .zero }

    /// Twice a cosine is an algebraic integer whose conjugates are such too.
    static func cosine(half: Monomial) -> ConjugateBound {
        ConjugateBound(content: half, upper: .one, lower: .zero)
    }

    /// The quotient of twice the sine by twice the cosine.
    static let tangent = ConjugateBound(content: .one, upper: .one, lower: .one)

    static func * (left: ConjugateBound, right: ConjugateBound) -> ConjugateBound {
        ConjugateBound(
            content: left.content * right.content, upper: left.upper + right.upper, lower: left.lower + right.lower)
    }

    /// The quotient by a number that is not 0: its U and L change places.
    static func / (left: ConjugateBound, right: ConjugateBound) -> ConjugateBound {
        ConjugateBound(
            content: left.content / right.content, upper: left.upper + right.lower, lower: left.lower + right.upper)
    }

    /// The power of the real root; for a negative exponent of a number that is not 0.
    func power(_ exponent: Rational) -> ConjugateBound {
        let (size, isNegative) = (exponent.magnitude, exponent.isNegative)
        return ConjugateBound(
            content: content.power(exponent), upper: (isNegative ? lower : upper) * size,
            lower: (isNegative ? upper : lower) * size)
    }

    /// The sum c·((c₁/c)·U₁·L₂ + (c₂/c)·U₂·L₁)/(L₁·L₂), where c is what the contents have in common.
    static func sum(
        _ left: ConjugateBound, _ right: ConjugateBound, _ logarithm: (Monomial) -> BinaryLogarithm
    ) -> ConjugateBound {
        let content = Monomial.greatestCommonDivisor(left.content, right.content)
        return ConjugateBound(
            content: content,
            upper: .ofSum(
                logarithm(left.content / content) + left.upper + right.lower,
                logarithm(right.content / content) + right.upper + left.lower),
            lower: left.lower + right.lower)
    }
}
