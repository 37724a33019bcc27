// Reads lines from standard input, each the name of a function, a precision, a ball as `mantissa exponent radius
// radiusExponent` and perhaps a second operand, and answers with a ball or with the name of an interruption.
// Tools/oracles/balls-long builds it.

let constants = Constants()

@MainActor
func answer(_ line: String) throws(Interruption) -> Ball {
    let words = line.split(separator: " ").map(String.init)
    guard let function = BallFunction(rawValue: words[0]), let precision = Int(words[1]) else {
        fatalError("no function and precision: \(line)")
    }
    let reals = Reals(precision: precision, budget: Budget(work: 20_000_000_000), constants: constants)
    let first = Ball(text: words[2..<6].joined(separator: " "))
    return try function.value(reals, first, words[6...].joined(separator: " "))
}

while let line = readLine() {
    do throws(Interruption) {
        let ball = try answer(line)
        let mantissa = Integer(isNegative: ball.midpoint.isNegative, ball.midpoint.mantissa)
        print(mantissa, ball.midpoint.exponent, ball.radius.mantissa, ball.radius.exponent)
    } catch {
        print(error)
    }
}
