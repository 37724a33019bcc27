@testable import ExactReal

extension Formula {
    /// A ball of the formula, by balls alone: nothing that forms say takes part.
    func ball(_ reals: Reals) throws(Interruption) -> Ball {
        switch self {
        case .number(let value): return try reals.ball(value)
        case .pi: return try reals.pi()
        case .apply(let name, let formulas):
            var operands: [Ball] = []
            for formula in formulas { operands.append(try formula.ball(reals)) }
            return try reals.value(of: name, operands, exponent: formulas.last?.rational)
        }
    }

    /// The value, if the formula is a number or minus one.
    private var rational: Rational? {
        switch self {
        case .number(let value): value
        case .apply(.negative, let operands): operands[0].rational?.negated
        default: nil
        }
    }
}

extension Reals {
    fileprivate func value(
        of name: Formula.Name, _ x: [Ball], exponent: Rational?
    ) throws(Interruption) -> Ball {
        switch name {
        case .add: try add(x[0], x[1])
        case .subtract: try subtract(x[0], x[1])
        case .multiply: try multiply(x[0], by: x[1])
        case .divide: try divide(x[0], by: x[1])
        case .power: if let n = exponent?.integer { try power(x[0], n) } else { try power(x[0], x[1]) }
        case .negative: x[0].negated
        case .factorial: try gamma(add(x[0], .one))
        case .percent: try divide(x[0], by: Ball(100))
        case .e: try exp(.one)
        case .sin: try sine(x[0])
        case .cos: try cosine(x[0])
        case .tan: try tangent(x[0])
        case .asin: try arcSine(x[0], isKnownInDomain: true)
        case .acos: try arcCosine(x[0], isKnownInDomain: true)
        case .atan: try arcTangent(x[0])
        case .sinh: try hyperbolicSine(x[0])
        case .cosh: try hyperbolicCosine(x[0])
        case .tanh: try hyperbolicTangent(x[0])
        case .asinh: try inverseHyperbolicSine(x[0])
        case .acosh: try inverseHyperbolicCosine(x[0], isKnownInDomain: true)
        case .atanh: try inverseHyperbolicTangent(x[0])
        case .sqrt: try squareRoot(x[0], isKnownNonNegative: true)
        case .cbrt: try root(x[0], 3)
        case .root: try root(x[0], exponent?.integer?.int ?? 2)
        case .exp: try exp(x[0])
        case .ln: try ln(x[0])
        case .log: try divide(ln(x[0]), by: ln(x.count > 1 ? x[1] : Ball(10)))
        case .log2: try divide(ln(x[0]), by: ln(Ball(2)))
        case .gamma: try gamma(x[0])
        case .abs: x[0].sign.map { $0 < 0 ? x[0].negated : x[0] } ?? Ball(from: .zero, to: x[0].magnitude.dyadic)
        case .atan2: try arcTangent(y: x[0], x: x[1])
        }
    }
}
