@testable import ExactReal

extension Formula {
    typealias Number = Calculation.Number

    /// The number of the formula in a calculation, angles in radians or in degrees.
    func number(
        in calculation: Calculation, isInDegrees: Bool = false
    ) throws(CalculationError) -> Number {
        switch self {
        case .number(let value): return calculation.number(value)
        case .pi: return try calculation.pi()
        case .apply(let name, let formulas):
            var operands: [Number] = []
            for formula in formulas {
                operands.append(try formula.number(in: calculation, isInDegrees: isInDegrees))
            }
            let unit = isInDegrees ? try calculation.quotient(calculation.pi(), calculation.number(180)) : calculation.number(1)
            if name.takesAngle { operands[0] = try calculation.product(operands[0], unit) }
            let value = try calculation.value(of: name, operands)
            return name.givesAngle ? try calculation.quotient(value, unit) : value
        }
    }
}

extension Formula.Name {
    fileprivate var takesAngle: Bool { [.sin, .cos, .tan].contains(self) }
    fileprivate var givesAngle: Bool { [.asin, .acos, .atan, .atan2].contains(self) }
}

extension Calculation {
    fileprivate func value(of name: Formula.Name, _ x: [Number]) throws(CalculationError) -> Number {
        switch name {
        case .add: try sum(x[0], x[1])
        case .subtract: try difference(x[0], x[1])
        case .multiply: try product(x[0], x[1])
        case .divide: try quotient(x[0], x[1])
        case .power: try power(x[0], x[1])
        case .negative: try negative(x[0])
        case .factorial: try factorial(x[0])
        case .percent: try quotient(x[0], number(100))
        case .e: try exponential(number(1))
        case .sin: try sine(x[0])
        case .cos: try cosine(x[0])
        case .tan: try tangent(x[0])
        case .asin: try arcSine(x[0])
        case .acos: try arcCosine(x[0])
        case .atan: try arcTangent(x[0])
        case .sinh: try hyperbolicSine(x[0])
        case .cosh: try hyperbolicCosine(x[0])
        case .tanh: try hyperbolicTangent(x[0])
        case .asinh: try inverseHyperbolicSine(x[0])
        case .acosh: try inverseHyperbolicCosine(x[0])
        case .atanh: try inverseHyperbolicTangent(x[0])
        case .sqrt: try squareRoot(x[0])
        case .cbrt: try root(x[0], order: number(3))
        case .root: try root(x[0], order: x[1])
        case .exp: try exponential(x[0])
        case .ln: try naturalLogarithm(x[0])
        case .log: try logarithm(x[0], base: x.count > 1 ? x[1] : number(10))
        case .log2: try logarithm(x[0], base: number(2))
        case .gamma: try gamma(x[0])
        case .abs: try magnitude(x[0])
        case .atan2: try angle(y: x[0], x: x[1])
        }
    }
}
