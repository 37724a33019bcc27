import ExactReal
import Screens

extension Parser {
    /// Reads a word after an operand; the result says whether another operand is to come.
    mutating func readContinuation(_ token: Token) throws(ExpressionError) -> Bool {
        if let sign = BinarySign(token.kind) {
            try push(sign, at: token.position)
            return true
        }
        switch token.kind {
        case .number: throw isAfterPercent ? .percentOrModulo(at: token.position) : .twoNumbers(at: token.position)
        case .name, .sign("("), .sign("√"):
            if isAfterPercent { throw .percentOrModulo(at: token.position) }
            try push(.times, at: token.position)
            return try readOperand(token)
        case .sign(","): return try readComma(at: token.position)
        default:
            try readPostfix(token)
            return false
        }
    }

    private var isAfterPercent: Bool {
        if case .operation(.hundredth, _)? = steps.last { reading.utf8.last == UInt8(ascii: "%") } else { false }
    }

    private mutating func readPostfix(_ token: Token) throws(ExpressionError) {
        switch token.kind {
        case .sign("!"): return try readFactorial(at: token.position)
        case .sign("%"):
            apply(.hundredth, "%", at: token.position)
            isShare[isShare.count - 1] = true
        case .raised(let exponent, let text):
            steps.append(.number(exponent))
            apply(.power, text, at: token.position)
        case .sign(")"): try readClosingBracket(at: token.position)
        case .sign("=") where lexer.isAtEnd: break
        default: throw .notUnderstood(token.text, at: token.position)
        }
        factorialSigns = 0
    }

    /// Lets a sign behind an operand act on it; it is no bare percentage then.
    private mutating func apply(_ operation: Expression.Operation, _ text: Text, at position: Int) {
        steps.append(.operation(operation, position: position))
        isShare[isShare.count - 1] = false
        reading += text
    }

    private mutating func readFactorial(at position: Int) throws(ExpressionError) {
        factorialSigns += 1
        if factorialSigns > 2 { throw .tripleFactorial(at: position) }
        if factorialSigns == 2 { steps.removeLast() }
        apply(factorialSigns == 2 ? .doubleFactorial : .factorial, "!", at: position)
    }

    private mutating func push(_ sign: BinarySign, at position: Int) throws(ExpressionError) {
        while let tightness = waiting.last?.tightness, sign.completes(tightness), let top = waiting.popLast() {
            try finish(top)
        }
        waiting.append(Waiting(kind: .binary(sign), position: position))
        reading += sign.text
        factorialSigns = 0
    }

    /// Completes everything inside the innermost bracket.
    private mutating func finishInnermost() throws(ExpressionError) {
        while waiting.last?.tightness != nil, let top = waiting.popLast() {
            try finish(top)
        }
    }

    private mutating func readClosingBracket(at position: Int) throws(ExpressionError) {
        try finishInnermost()
        guard let bracket = waiting.popLast() else { throw .strayBracket(at: position) }
        try finish(bracket)
    }

    private mutating func readComma(at position: Int) throws(ExpressionError) -> Bool {
        try finishInnermost()
        guard let call = waiting.popLast(), case .call(let function, let count) = call.kind else {
            throw .strayComma(at: position)
        }
        if function.arity == .one { throw .takesOneNumber(function.name, at: call.position) }
        waiting.append(Waiting(kind: .call(function, count: count + 1), position: call.position))
        isShare.removeLast()
        reading += ", "
        factorialSigns = 0
        return true
    }

    /// Completes what waited: its operands are there.
    mutating func finish(_ top: Waiting) throws(ExpressionError) {
        switch top.kind {
        case .bracket: finishBracket()
        case .call(let function, let count):
            if function.arity == .two, count != 2 { throw .takesTwoNumbers(function.name, at: top.position) }
            steps.append(.operation(.call(function, count: count), position: top.position))
            finishBracket()
        case .function(let function):
            steps.append(.operation(.call(function, count: 1), position: top.position))
            isShare[isShare.count - 1] = false
            reading += ")"
        case .negate: steps.append(.operation(.negate, position: top.position))
        case .binary(let sign):
            let operation = sign.operation(isShare: isShare.removeLast())
            isShare[isShare.count - 1] = false
            steps.append(.operation(operation, position: top.position))
        }
    }

    private mutating func finishBracket() {
        isShare[isShare.count - 1] = false
        brackets.removeLast()
        reading += ")"
    }
}
