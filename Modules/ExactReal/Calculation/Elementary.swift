/// A function of one real number, as calculations keep it; angles in radians.
enum Elementary: UInt8, Hashable, Sendable, CaseIterable {
    case exponential, naturalLogarithm
    case sine, cosine, tangent, arcSine, arcCosine, arcTangent
    case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
    case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
    case gamma

    /// A ball that holds the value. The operand is known to be in the domain, even where its ball reaches over the end.
    func ball(_ x: Ball, _ reals: Reals) throws(Interruption) -> Ball {
        switch self {
        case .exponential: try reals.exp(x)
        case .naturalLogarithm: try reals.ln(x)
        case .sine: try reals.sine(x)
        case .cosine: try reals.cosine(x)
        case .tangent: try reals.tangent(x)
        case .arcSine: try reals.arcSine(x, isKnownInDomain: true)
        case .arcCosine: try reals.arcCosine(x, isKnownInDomain: true)
        case .arcTangent: try reals.arcTangent(x)
        case .hyperbolicSine: try reals.hyperbolicSine(x)
        case .hyperbolicCosine: try reals.hyperbolicCosine(x)
        case .hyperbolicTangent: try reals.hyperbolicTangent(x)
        case .inverseHyperbolicSine: try reals.inverseHyperbolicSine(x)
        case .inverseHyperbolicCosine: try reals.inverseHyperbolicCosine(x, isKnownInDomain: true)
        case .inverseHyperbolicTangent: try reals.inverseHyperbolicTangent(x)
        case .gamma: try reals.gamma(x)
        }
    }
}
