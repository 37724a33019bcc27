import Screens

extension Parser {
    /// Opens a bracket or its like.
    mutating func open(_ kind: Waiting.Kind, _ text: Text, at position: Int) {
        wait(kind, text, at: position)
        commas.append(Commas(waiting.last?.comma ?? .groups))
    }

    /// Opens the bracket of a function with a name, behind which a power may stand.
    mutating func open(named head: FunctionHead, _ name: Text, at position: Int) throws(ExpressionError) {
        var head = head
        if let power = try lexer.functionPower() {
            guard let raised = head.raised(to: power.value, power.text) else {
                throw .powerOrInverse(name + power.text, at: position)
            }
            head = raised
        }
        if !head.arity.isOneOrTwo, !lexer.isBracketNext { throw .needsBrackets(name, at: position) }
        open(head, at: position)
    }

    /// Opens the bracket of a function, the one that stands there or the one that is put in.
    mutating func open(_ head: FunctionHead, at position: Int) {
        if lexer.takeBracket() {
            open(.call(head, count: 1), head.name + "(", at: position)
        } else {
            wait(.function(head), head.name + "(", at: position)
        }
    }

    /// Completes everything inside the innermost bracket.
    mutating func finishInnermost() throws(ExpressionError) {
        while waiting.last?.tightness != nil, let top = waiting.popLast() {
            try finish(top)
        }
    }

    mutating func readClosingBracket(at position: Int) throws(ExpressionError) {
        try finishInnermost()
        guard let bracket = waiting.popLast() else { throw .strayBracket(at: position) }
        if case .bar = bracket.kind { throw .barAlone(at: bracket.position) }
        try finish(bracket)
    }

    /// Reads a bar behind an operand: it closes the bar that is open, or opens one.
    mutating func readBar(_ token: Token) throws(ExpressionError) -> Bool {
        guard case .bar? = waiting.last(where: { $0.tightness == nil })?.kind else {
            return try readImpliedProduct(token)
        }
        try finishInnermost()
        if let bar = waiting.popLast() { try finish(bar) }
        return false
    }

    /// Reads a comma or a semicolon.
    mutating func readComma(_ token: Token) throws(ExpressionError) -> Bool {
        try finishInnermost()
        guard let call = waiting.popLast(), case .call(let head, let count) = call.kind else {
            throw token.kind == .sign(";") ? .strayLine(at: token.position) : .strayComma(at: token.position)
        }
        if count == head.arity.upperBound { throw .count(head, at: call.position) }
        let (couldGroup, isSpaced) = (couldGroup(token), token.kind == .sign(";") || lexer.peek()?.isSpace == true)
        // Nobody writes 000 for 0.
        if let doubt = commas[commas.count - 1].separate(
            at: token.position, isTold: isSpaced || couldGroup && lexer.isNext("0"), couldGroup: couldGroup)
        {
            throw .groupOrNext(at: doubt)
        }
        waiting.append(Waiting(kind: .call(head, count: count + 1), position: call.position, start: call.start))
        isShare.removeLast()
        reading += ", "
        factorialSigns = 0
        return true
    }

    /// Whether digits stand around a comma as if it grouped them in threes.
    private func couldGroup(_ comma: Token) -> Bool {
        guard comma.kind == .sign(","), case .number(let numeral)? = previous?.kind,
            let start = previous?.position
        else { return false }
        let digits = numeral.text.utf8
        return start + digits.count == comma.position && digits.count <= 3 && digits.first != UInt8(ascii: "0")
            && digits.allSatisfy(NameTable.isDigit) && (0..<3).allSatisfy(lexer.isDigit) && !lexer.isDigit(3)
    }

    /// Completes what waited: its operands are there.
    mutating func finish(_ top: Waiting) throws(ExpressionError) {
        switch top.kind {
        case .bracket: closeBracket()
        case .bar: close(FunctionHead(.absolute), count: 1, top)
        case .call(let head, let count):
            if !head.arity.contains(count) { throw .count(head, at: top.position) }
            close(head, count: count, top)
        case .function(let head):
            finish(head, count: 1, top)
            reading += ")"
        case .negate:
            // The negative of a percentage is one too.
            return steps.append(Step(action: .negate, position: top.position))
        case .binary(let sign):
            if sign == .conversion {
                openConversions -= 1
                readLetterAsTemperature()
            }
            let action = sign.action(isShare: isShare.removeLast())
            steps.append(Step(action: action, position: top.position))
        }
        isShare[isShare.count - 1] = false
    }

    private mutating func close(_ head: FunctionHead, count: Int, _ top: Waiting) {
        finish(head, count: count, top)
        closeBracket()
    }

    private mutating func finish(_ head: FunctionHead, count: Int, _ top: Waiting) {
        steps += head.actions(count: count).map { Step(action: $0, position: top.position) }
    }

    private mutating func closeBracket() {
        commas.removeLast()
        reading += ")"
    }
}
