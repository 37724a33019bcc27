@testable import ExactReal

/// Formulas such as `sqrt(2)^2-2` for tests: + − · / ^ (to the right), !, unary minus, functions, `pi` and `e`.
struct Formula {
    private let calculation: Calculation
    private var rest: Substring

    /// The number that a formula stands for.
    static func number(_ text: String, in calculation: Calculation) throws(CalculationError) -> Calculation.Number {
        var formula = Formula(calculation: calculation, rest: text[...])
        let number = try formula.sum()
        if !formula.rest.isEmpty { fatalError("cannot read \(formula.rest)") }
        return number
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func sum() throws(CalculationError) -> Calculation.Number {
        var sum = try product()
        while true {
            if take("+") {
                sum = try calculation.sum(sum, product())
            } else if take("-") {
                sum = try calculation.difference(sum, product())
            } else {
                return sum
            }
        }
    }

    private mutating func product() throws(CalculationError) -> Calculation.Number {
        var product = try signed()
        while true {
            if take("*") {
                product = try calculation.product(product, signed())
            } else if take("/") {
                product = try calculation.quotient(product, signed())
            } else {
                return product
            }
        }
    }

    private mutating func signed() throws(CalculationError) -> Calculation.Number {
        try take("-") ? calculation.negative(signed()) : power()
    }

    private mutating func power() throws(CalculationError) -> Calculation.Number {
        var base = try operand()
        while take("!") { base = try calculation.factorial(base) }
        return try take("^") ? calculation.power(base, signed()) : base
    }

    private mutating func operand() throws(CalculationError) -> Calculation.Number {
        if take("(") { return try bracket()[0] }
        if let first = rest.first, first.isLetter { return try named() }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        guard let value = Rational(decimal: Array(digits.utf8)) else { fatalError("cannot read \(digits)\(rest)") }
        return calculation.number(value)
    }

    /// What stands in brackets, after the opening one.
    private mutating func bracket() throws(CalculationError) -> [Calculation.Number] {
        var operands = [try sum()]
        while take(",") { operands.append(try sum()) }
        if !take(")") { fatalError("no bracket before \(rest)") }
        return operands
    }

    private mutating func named() throws(CalculationError) -> Calculation.Number {
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        rest.removeFirst(name.count)
        if name == "pi" { return try calculation.pi() }
        if name == "e" { return try calculation.exponential(calculation.number(1)) }
        if !take("(") { fatalError("no bracket after \(name)") }
        let operands = try bracket()
        if operands.count == 1 { return try calculation.value(of: String(name), operands[0]) }
        return try calculation.value(of: String(name), operands[0], operands[1])
    }
}

extension Calculation {
    func value(of name: String, _ a: Number) throws(CalculationError) -> Number {
        switch name {
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
