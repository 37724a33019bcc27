import Screens

extension Parser {
    /// Reads a word after an operand; the result says whether another operand is to come.
    mutating func readContinuation(_ token: Token) throws(ExpressionError) -> Bool {
        if let sign = BinarySign(token.kind) {
            try push(sign, isWritten: true, at: token.position)
            return true
        }
        switch token.kind {
        case .number(let numeral) where readNumberOfPart(numeral, at: token.position): return false
        case .number where lastUnit?.unit.dimension == .time && isMetreBehindNumber:
            throw .metreOrMinute(at: lexer.position)
        case .number(let numeral): throw try sideBySide(numeral.text, at: token.position)
        case .quantity(_, .clock, _) where previous?.isDate ?? false: throw .timeOfDay(at: token.position)
        case .quantity: throw .twoNumbers(at: token.position)
        case .name(let name): return try readName(name, after: token)
        case .sign("("), .sign("√"), .sign("∛"), .sign("∜"): return try readImpliedProduct(token)
        case .sign("|"): return try readBar(token)
        case .sign(","), .sign(";"): return try readComma(token)
        case .sign("<"), .sign(">"), .sign("≤"), .sign("≥"), .sign("≠"): throw .comparison(at: token.position)
        default:
            try readPostfix(token)
            return false
        }
    }

    private mutating func readName(_ name: Text, after token: Token) throws(ExpressionError) -> Bool {
        let name = withoutDigits(name)
        if let unit = unit(name) {
            try readUnit(unit, name, at: token.position)
            return false
        }
        switch scope.meaning(of: name) {
        case .conversion: try push(.conversion, at: token.position)
        case nil where isProductSign(name): try push(.times, at: token.position)
        case nil where !isAfterPercent && NameTable.logarithmBase(name) == nil:
            throw scope.error(name, amongUnits: true, at: token.position)
        default: return try readImpliedProduct(token)
        }
        return true
    }

    /// Whether a name without a meaning stands for ×: `50% of 200`, `3x4`, `3 x 4`. What is glued to an x is read again.
    private mutating func isProductSign(_ name: Text) -> Bool {
        if name.lowercased == "of", isAfterPercent || isFractionRead { return true }
        guard name.lowercased.utf8.first == UInt8(ascii: "x"), scope.meaning(of: "x") == nil else { return false }
        let rest = name.utf8.dropFirst()
        guard let first = rest.first else { return lexer.isNumberNext }
        guard NameTable.isDigit(first), !rest.contains(UInt8(ascii: "_")) else { return false }
        lexer.index -= rest.characterCount
        return true
    }

    /// Reads a word that begins another operand, with the × that was left out before it.
    mutating func readImpliedProduct(_ token: Token) throws(ExpressionError) -> Bool {
        if isAfterPercent { throw .percentOrModulo(at: token.position) }
        if previous?.kind == .sign("|") { throw .bars(at: token.position) }
        if let start = startOfBareFunction, !isFunction(token) {
            throw .oneFactorOrAll(reading.from(start), token.text, at: token.position)
        }
        try push(.times, at: token.position)
        return try readOperand(token)
    }

    /// Where in the reading the function begins that has no brackets and whose operand the word before ends; nil if
    /// there is none.
    var startOfBareFunction: Int? {
        for top in waiting.reversed() {
            guard let tightness = top.tightness, tightness.rawValue > Tightness.product.rawValue else { return nil }
            if case .function = top.kind { return top.start }
        }
        return nil
    }

    /// Whether the number just read and the one before it are a fraction, as in `1/3 of 9`.
    private var isFractionRead: Bool {
        guard case .number? = previous?.kind, case .binary(.divided)? = holder else { return false }
        return isBehindWhole
    }

    private func isFunction(_ token: Token) -> Bool {
        switch token.kind {
        case .name(let name):
            if NameTable.logarithmBase(name) != nil { return true }
            return switch scope.meaning(of: name) {
            case .function, .defined, nil: true
            default: false
            }
        case .sign("√"), .sign("∛"), .sign("∜"): return true
        default: return false
        }
    }

    private var isAfterPercent: Bool { previous?.kind == .sign("%") }

    /// The error for a number behind an operand.
    private func sideBySide(_ text: Text, at position: Int) throws(ExpressionError) -> ExpressionError {
        if isAfterPercent { return .percentOrModulo(at: position) }
        var ahead = lexer
        guard case .number(let whole)? = previous?.kind, try ahead.next()?.kind == .sign("/"),
            case .number(let denominator)? = try ahead.next()?.kind
        else { return .twoNumbers(at: position) }
        return .mixedOrProduct(whole.text, text + "/" + denominator.text, at: position)
    }

    /// Whether the number just read is whole and a divisor: `/ 1` in `x / 1/8 in`.
    private var isWholeDivisorRead: Bool {
        guard case .number(let numeral)? = previous?.kind, case .binary(.divided)? = holder else { return false }
        return numeral.isWhole
    }

    /// Whether a whole number stands here that nothing holds but a sum, a product or brackets.
    private var isBehindWholeNumber: Bool {
        guard case .number(let numeral)? = previous?.kind, numeral.isWhole else { return false }
        return switch holder {
        case .function, .binary(.times), .binary(.divided), .binary(.modulo), .binary(.power), .binary(.combinations),
            .binary(.permutations):
            false
        default: true
        }
    }

    /// - Parameter isWritten: Whether the sign stands in the text; units around it then stand close.
    private mutating func push(
        _ sign: BinarySign, isWritten: Bool = false, at position: Int
    ) throws(ExpressionError) {
        isBehindWhole = sign == .divided && isBehindWholeNumber
        isBehindWholeDivisor = sign == .divided && isWholeDivisorRead
        while let tightness = waiting.last?.tightness, sign.completes(tightness), let top = waiting.popLast() {
            try finish(top)
        }
        if sign == .conversion { openConversions += 1 }
        wait(.binary(sign), isWritten ? text(of: sign) : sign.text, at: position)
        factorialSigns = 0
    }
}

extension Collection<UInt8> {
    /// The number of characters of these UTF-8 bytes.
    var characterCount: Int { count { $0 & 0xC0 != 0x80 } }
}
