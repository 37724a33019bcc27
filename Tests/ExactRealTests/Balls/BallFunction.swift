#if SWIFT_PACKAGE
    @testable import ExactReal
#endif

/// The operations of balls by the names in `Tests/Cases/ball-*.tsv`; also part of the program that the long run of
/// `Tools/oracles` asks.
enum BallFunction: String, CaseIterable, Sendable {
    case add, sub, mul, sqr, div, powi, pow, sqrt, root
    case exp, log, log1p, sin, cos, tan, atan, atan2, asin, acos
    case sinh, cosh, tanh, asinh, acosh, atanh
    case gamma, lgamma, factorial, pi, e, ln2

    /// The value for a ball and, where there is one, a second operand in text.
    func value(_ reals: Reals, _ x: Ball, _ second: String) throws(Interruption) -> Ball {
        switch self {
        case .add: try reals.add(x, Ball(text: second))
        case .sub: try reals.subtract(x, Ball(text: second))
        case .mul: try reals.multiply(x, by: Ball(text: second))
        case .sqr: try reals.square(x)
        case .div: try reals.divide(x, by: Ball(text: second))
        case .powi: try reals.power(x, Integer(decimal: Array(second.utf8)) ?? 0)
        case .pow: try reals.power(x, Ball(text: second))
        case .sqrt: try reals.squareRoot(x)
        case .root: try reals.root(x, Int(second) ?? 1)
        case .exp: try reals.exp(x)
        case .log: try reals.ln(x)
        case .log1p: try reals.lnOnePlus(x)
        case .sin: try reals.sine(x)
        case .cos: try reals.cosine(x)
        case .tan: try reals.tangent(x)
        case .atan: try reals.arcTangent(x)
        case .atan2: try reals.arcTangent(y: x, x: Ball(text: second))
        case .asin: try reals.arcSine(x)
        case .acos: try reals.arcCosine(x)
        case .sinh: try reals.hyperbolicSine(x)
        case .cosh: try reals.hyperbolicCosine(x)
        case .tanh: try reals.hyperbolicTangent(x)
        case .asinh: try reals.inverseHyperbolicSine(x)
        case .acosh: try reals.inverseHyperbolicCosine(x)
        case .atanh: try reals.inverseHyperbolicTangent(x)
        case .gamma: try reals.gamma(x)
        case .lgamma: try reals.lnGamma(x)
        case .factorial: try reals.factorial(x)
        case .pi: try reals.pi()
        case .e: try reals.e()
        case .ln2: try reals.lnTwo()
        }
    }
}

extension Ball {
    /// A ball from `mantissa exponent radius radiusExponent`.
    init(text: String) {
        let words = text.split(separator: " ").map { Array($0.utf8) }
        let numbers = words.map { Integer(decimal: $0) ?? 0 }
        self.init(
            Dyadic(numbers[0]).shifted(by: numbers[1].wide ?? 0),
            radius: Bound(UInt64(numbers[2].wide ?? 0), exponent: numbers[3].wide ?? 0))
    }
}
