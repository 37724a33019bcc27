@testable import ExactReal

extension Formula {
    /// A ball of the formula, by balls alone: no calculation takes part.
    func ball(_ reals: Reals) throws(Interruption) -> Ball {
        switch self {
        case .number(let value): return try reals.ball(value)
        case .apply("pi", []): return try reals.pi()
        case .apply("e", []): return try reals.e()
        case .apply(let name, let operands):
            let a = try operands[0].ball(reals)
            if operands.count == 1 { return try reals.value(of: name, a) }
            if let whole = operands[1].whole, name == "^" { return try reals.power(a, whole) }
            if let order = operands[1].whole?.int, name == "root" { return try reals.root(a, order) }
            return try reals.value(of: name, a, operands[1].ball(reals))
        }
    }

    /// The whole number, if the formula is one or minus one.
    private var whole: Integer? {
        switch self {
        case .number(let value): value.integer
        case .apply("-", let operands): operands.count == 1 ? operands[0].whole?.negated : nil
        default: nil
        }
    }
}

extension Reals {
    fileprivate func value(of name: String, _ a: Ball) throws(Interruption) -> Ball {
        switch name {
        case "-": a.negated
        case "!": try gamma(add(a, .one))
        case "sqrt": try squareRoot(a, isKnownNonNegative: true)
        case "cbrt": try root(a, 3)
        case "exp": try exp(a)
        case "ln": try ln(a)
        case "log": try divide(ln(a), by: ln(Ball(10)))
        case "log2": try divide(ln(a), by: ln(Ball(2)))
        case "sin": try sine(a)
        case "cos": try cosine(a)
        case "tan": try tangent(a)
        case "asin": try arcSine(a, isKnownInDomain: true)
        case "acos": try arcCosine(a, isKnownInDomain: true)
        case "atan": try arcTangent(a)
        case "sinh": try hyperbolicSine(a)
        case "cosh": try hyperbolicCosine(a)
        case "tanh": try hyperbolicTangent(a)
        case "asinh": try inverseHyperbolicSine(a)
        case "acosh": try inverseHyperbolicCosine(a, isKnownInDomain: true)
        case "atanh": try inverseHyperbolicTangent(a)
        case "gamma": try gamma(a)
        case "abs": try magnitude(a)
        default: fatalError("no ball of \(name)")
        }
    }

    fileprivate func value(of name: String, _ a: Ball, _ b: Ball) throws(Interruption) -> Ball {
        switch name {
        case "+": try add(a, b)
        case "-": try subtract(a, b)
        case "*": try multiply(a, by: b)
        case "/": try divide(a, by: b)
        case "^": try power(a, b)
        case "log": try divide(ln(a), by: ln(b))
        case "atan2": try arcTangent(y: a, x: b)
        default: fatalError("no ball of \(name)")
        }
    }
}
