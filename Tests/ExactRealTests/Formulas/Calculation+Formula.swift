#if SWIFT_PACKAGE
    @testable import ExactReal
#endif

extension Formula {
    /// The number that a formula in text stands for.
    static func number(_ text: String, in calculation: Calculation) throws(CalculationError) -> Calculation.Number {
        try Formula(text).number(in: calculation)
    }

    /// The number that the formula stands for.
    func number(in calculation: Calculation) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .number(let value): return calculation.number(value)
        case .apply("pi", []): return try calculation.pi()
        case .apply("e", []): return try calculation.exponential(calculation.number(1))
        case .apply(let name, let operands):
            let a = try operands[0].number(in: calculation)
            if operands.count == 1 { return try calculation.value(of: name, a) }
            return try calculation.value(of: name, a, operands[1].number(in: calculation))
        }
    }
}

extension Calculation {
    func value(of name: String, _ a: Number) throws(CalculationError) -> Number {
        switch name {
        case "-": try negative(a)
        case "!": try factorial(a)
        case "sqrt": try squareRoot(a)
        case "cbrt": try root(a, order: number(3))
        case "exp": try exponential(a)
        case "ln": try naturalLogarithm(a)
        case "log": try logarithm(a, base: number(10))
        case "log2": try logarithm(a, base: number(2))
        case "sin": try sine(a)
        case "cos": try cosine(a)
        case "tan": try tangent(a)
        case "cot": try cotangent(a)
        case "sec": try secant(a)
        case "csc": try cosecant(a)
        case "asin": try arcSine(a)
        case "acos": try arcCosine(a)
        case "atan": try arcTangent(a)
        case "sinh": try hyperbolicSine(a)
        case "cosh": try hyperbolicCosine(a)
        case "tanh": try hyperbolicTangent(a)
        case "asinh": try inverseHyperbolicSine(a)
        case "acosh": try inverseHyperbolicCosine(a)
        case "atanh": try inverseHyperbolicTangent(a)
        case "gamma": try gamma(a)
        case "dfact": try doubleFactorial(a)
        case "abs": try magnitude(a)
        case "sign": try signum(a)
        case "floor": try floor(a)
        case "ceil": try ceiling(a)
        case "round": try rounded(a)
        case "trunc": try truncated(a)
        case "frac": try fraction(a)
        default: fatalError("no function \(name)")
        }
    }

    func value(of name: String, _ a: Number, _ b: Number) throws(CalculationError) -> Number {
        switch name {
        case "+": try sum(a, b)
        case "-": try difference(a, b)
        case "*": try product(a, b)
        case "/": try quotient(a, b)
        case "^": try power(a, b)
        case "root": try root(a, order: b)
        case "log": try logarithm(a, base: b)
        case "atan2": try angle(y: a, x: b)
        case "hypot": try hypotenuse(a, b)
        case "mod": try modulo(a, b)
        case "min": try minimum(a, b)
        case "max": try maximum(a, b)
        case "gcd": try greatestCommonDivisor(a, b)
        case "lcm": try leastCommonMultiple(a, b)
        case "nCr": try combinations(a, b)
        case "nPr": try permutations(a, b)
        default: fatalError("no function \(name) of two numbers")
        }
    }
}
