#if SWIFT_PACKAGE
    @testable import ExactReal
#endif

extension Formula {
    /// The formula of a text such as `sqrt(2)^2-2`: `+ - * / ^` (to the right), `!`, a minus in front, functions, `pi` and `e`.
    init(_ text: String) {
        var parser = FormulaParser(rest: text[...])
        self = parser.sum()
        if !parser.rest.isEmpty { fatalError("cannot read \(parser.rest)") }
    }
}

private struct FormulaParser {
    var rest: Substring

    private mutating func take(_ characters: String) -> String? {
        guard let first = rest.first, characters.contains(first) else { return nil }
        rest.removeFirst()
        return String(first)
    }

    mutating func sum() -> Formula {
        var sum = product()
        while let name = take("+-") { sum = .apply(name, [sum, product()]) }
        return sum
    }

    private mutating func product() -> Formula {
        var product = signed()
        while let name = take("*/") { product = .apply(name, [product, signed()]) }
        return product
    }

    private mutating func signed() -> Formula {
        take("-") == nil ? power() : .apply("-", [signed()])
    }

    private mutating func power() -> Formula {
        var base = operand()
        while let name = take("!") { base = .apply(name, [base]) }
        return take("^").map { .apply($0, [base, signed()]) } ?? base
    }

    private mutating func operand() -> Formula {
        if take("(") != nil { return operands()[0] }
        if let first = rest.first, first.isLetter { return named() }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        guard let value = Rational(decimal: Array(digits.utf8)) else { fatalError("cannot read \(digits)\(rest)") }
        return .number(value)
    }

    private mutating func named() -> Formula {
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        rest.removeFirst(name.count)
        return .apply(String(name), take("(") == nil ? [] : operands())
    }

    /// What stands in brackets, after the opening one.
    private mutating func operands() -> [Formula] {
        var operands = [sum()]
        while take(",") != nil { operands.append(sum()) }
        if take(")") == nil { fatalError("no bracket before \(rest)") }
        return operands
    }
}
