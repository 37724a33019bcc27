// Reads lines `function precision ball [ball | whole number]` from standard input, a ball as `mantissa exponent radius
// radiusExponent`, and answers each with a ball or with the name of an interruption.

struct Request {
    var words: ArraySlice<Substring>

    mutating func word() -> String { String(words.removeFirst()) }
    mutating func number() -> Int64 { Int64(word()) ?? 0 }
    mutating func integer() -> Integer { Integer(decimal: Array(word().utf8)) ?? 0 }

    mutating func ball() -> Ball {
        let midpoint = Dyadic(integer()).shifted(by: number())
        return Ball(midpoint, radius: Bound(UInt64(number()), exponent: number()))
    }
}

let constants = Constants()

@MainActor
func answer(_ line: String) throws(Interruption) -> Ball {
    var request = Request(words: line.split(separator: " ")[...])
    let function = request.word()
    let budget = Budget(work: 20_000_000_000)
    let reals = Reals(precision: Int(request.number()), budget: budget, constants: constants)
    let x = request.ball()
    switch function {
    case "add": return try reals.add(x, request.ball())
    case "sub": return try reals.subtract(x, request.ball())
    case "mul": return try reals.multiply(x, by: request.ball())
    case "sqr": return try reals.square(x)
    case "div": return try reals.divide(x, by: request.ball())
    case "powi": return try reals.power(x, request.integer())
    case "pow": return try reals.power(x, request.ball())
    case "sqrt": return try reals.squareRoot(x)
    case "root": return try reals.root(x, Int(request.number()))
    case "exp": return try reals.exp(x)
    case "log": return try reals.ln(x)
    case "log1p": return try reals.lnOnePlus(x)
    case "sin": return try reals.sine(x)
    case "cos": return try reals.cosine(x)
    case "tan": return try reals.tangent(x)
    case "atan": return try reals.arcTangent(x)
    case "atan2": return try reals.arcTangent(y: x, x: request.ball())
    case "asin": return try reals.arcSine(x)
    case "acos": return try reals.arcCosine(x)
    case "sinh": return try reals.hyperbolicSine(x)
    case "cosh": return try reals.hyperbolicCosine(x)
    case "tanh": return try reals.hyperbolicTangent(x)
    case "asinh": return try reals.inverseHyperbolicSine(x)
    case "acosh": return try reals.inverseHyperbolicCosine(x)
    case "atanh": return try reals.inverseHyperbolicTangent(x)
    case "gamma": return try reals.gamma(x)
    case "lgamma": return try reals.lnGamma(x)
    case "factorial": return try reals.factorial(x)
    case "pi": return try reals.pi()
    case "e": return try reals.e()
    case "ln2": return try reals.lnTwo()
    default: fatalError("no function \(function)")
    }
}

/// `digits COUNT nearest|cut PRECISION ball`: the text, or the bits that are missing.
@MainActor
func digits(_ line: String) throws(Interruption) -> String {
    var request = Request(words: line.split(separator: " ")[1...])
    let count = Int(request.number())
    let rounding: Decimal.Rounding = request.word() == "cut" ? .towardZero : .toNearestOrEven
    let reals = Reals(precision: Int(request.number()), budget: Budget(work: 20_000_000_000), constants: constants)
    return switch try reals.decimal(request.ball(), significantDigits: count, rounding: rounding) {
    case .certain(let decimal): "\(decimal) \(decimal.isExact ? "exact" : "cut")"
    case .missing(let bits): "missing \(bits)"
    }
}

while let line = readLine() {
    do throws(Interruption) {
        if line.hasPrefix("digits ") {
            print(try digits(line))
            continue
        }
        let ball = try answer(line)
        let mantissa = Integer(isNegative: ball.midpoint.isNegative, ball.midpoint.mantissa)
        print(mantissa, ball.midpoint.exponent, ball.radius.mantissa, ball.radius.exponent)
    } catch {
        print(error)
    }
}
