import Screens

extension Parser {
    /// Reads a sign that stands behind its operand.
    mutating func readPostfix(_ token: Token) throws(ExpressionError) {
        switch token.kind {
        case .sign("!"): return try readFactorial(at: token.position)
        case .sign("%"):
            apply(.hundredth, "%", at: token.position)
            isShare[isShare.count - 1] = true
        case .sign("°"):
            apply(.unit(UnitPower(.degree)), Unit.degree.symbol, at: token.position)
            if case .number? = previous?.kind { endUnit(.degree, isAlone: true) }
        case .raised(let exponent, let text):
            steps.append(Step(action: .number(exponent), position: token.position))
            apply(.power, text, at: token.position)
        case .sign(")"): try readClosingBracket(at: token.position)
        case .sign("=") where lexer.isAtEnd: break
        default: throw .notUnderstood(token.text, at: token.position)
        }
        factorialSigns = 0
    }

    private mutating func readFactorial(at position: Int) throws(ExpressionError) {
        factorialSigns += 1
        if factorialSigns > 2 { throw .tripleFactorial(at: position) }
        if factorialSigns == 2 { steps.removeLast() }
        apply(factorialSigns == 2 ? .doubleFactorial : .factorial, "!", at: position)
    }

    /// Lets a sign behind an operand act on it; it is no bare percentage then.
    mutating func apply(_ action: Step.Action, _ text: Text, at position: Int) {
        steps.append(Step(action: action, position: position))
        isShare[isShare.count - 1] = false
        reading += text
    }
}
