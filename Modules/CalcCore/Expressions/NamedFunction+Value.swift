import ExactReal

extension NamedFunction {
    /// The exact value; there are as many operands as the function takes.
    func value(
        _ operands: [Calculation.Number], angle unit: AngleUnit, in calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        if takesAngle { return try value(unit.angle(operands[0], in: .radians, calculation), calculation) }
        let value = try value(operands, calculation)
        return givesAngle ? try AngleUnit.radians.angle(value, in: unit, calculation) : value
    }

    private func value(
        _ operands: [Calculation.Number], _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        if arity.upperBound == 1 { return try value(operands[0], calculation) }
        if operands.count == 1 { return try value(ofOne: operands[0], calculation) }
        var result = operands[0]
        for operand in operands.dropFirst() { result = try value(result, operand, calculation) }
        return result
    }

    /// Functions of one number.
    private func value(_ x: Calculation.Number, _ calculation: Calculation) throws(CalculationError)
        -> Calculation.Number
    {
        switch self {
        case .sine: try calculation.sine(x)
        case .cosine: try calculation.cosine(x)
        case .tangent: try calculation.tangent(x)
        case .secant: try calculation.secant(x)
        case .cosecant: try calculation.cosecant(x)
        case .cotangent: try calculation.cotangent(x)
        case .arcSine: try calculation.arcSine(x)
        case .arcCosine: try calculation.arcCosine(x)
        case .arcTangent: try calculation.arcTangent(x)
        case .arcSecant: try calculation.arcSecant(x)
        case .arcCosecant: try calculation.arcCosecant(x)
        case .arcCotangent: try calculation.arcCotangent(x)
        case .hyperbolicSine: try calculation.hyperbolicSine(x)
        case .hyperbolicCosine: try calculation.hyperbolicCosine(x)
        case .hyperbolicTangent: try calculation.hyperbolicTangent(x)
        case .hyperbolicSecant: try calculation.quotient(calculation.number(1), calculation.hyperbolicCosine(x))
        case .hyperbolicCosecant: try calculation.quotient(calculation.number(1), calculation.hyperbolicSine(x))
        case .hyperbolicCotangent: try calculation.quotient(calculation.number(1), calculation.hyperbolicTangent(x))
        case .inverseHyperbolicSine: try calculation.inverseHyperbolicSine(x)
        case .inverseHyperbolicCosine: try calculation.inverseHyperbolicCosine(x)
        case .inverseHyperbolicTangent: try calculation.inverseHyperbolicTangent(x)
        case .exponential: try calculation.exponential(x)
        case .naturalLogarithm: try calculation.naturalLogarithm(x)
        case .binaryLogarithm: try calculation.logarithm(x, base: calculation.number(2))
        case .squareRoot: try calculation.squareRoot(x)
        case .cubeRoot: try calculation.root(x, order: calculation.number(3))
        case .fourthRoot: try calculation.root(x, order: calculation.number(4))
        case .sign: try calculation.signum(x)
        case .floor: try calculation.floor(x)
        case .ceiling: try calculation.ceiling(x)
        case .truncate: try calculation.truncated(x)
        case .fraction: try calculation.fraction(x)
        case .gamma: try calculation.gamma(x)
        case .factorial: try calculation.factorial(x)
        default: try calculation.magnitude(x)
        }
    }

    /// Functions that take more numbers, of a single one.
    private func value(
        ofOne x: Calculation.Number, _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .logarithm: try calculation.logarithm(x, base: calculation.number(10))
        case .round: try calculation.rounded(x)
        case .greatestCommonDivisor, .leastCommonMultiple: try value(x, x, calculation)
        default: x
        }
    }

    /// Functions of two numbers; of more, one after the other.
    private func value(
        _ a: Calculation.Number, _ b: Calculation.Number, _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .angle: try calculation.angle(y: a, x: b)
        case .logarithm: try calculation.logarithm(a, base: b)
        case .root: try calculation.root(a, order: b)
        case .round: try calculation.rounded(a, places: b)
        case .hypotenuse: try calculation.hypotenuse(a, b)
        case .minimum: try calculation.minimum(a, b)
        case .maximum: try calculation.maximum(a, b)
        case .greatestCommonDivisor: try calculation.greatestCommonDivisor(a, b)
        case .leastCommonMultiple: try calculation.leastCommonMultiple(a, b)
        case .combinations: try calculation.combinations(a, b)
        case .permutations: try calculation.permutations(a, b)
        default: try calculation.modulo(a, b)
        }
    }
}
