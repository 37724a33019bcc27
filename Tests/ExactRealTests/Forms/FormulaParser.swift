@testable import ExactReal

/// Reads formulas as the tables in `Tests/Cases` have them: numbers, `+ - * / ^ ! %`, brackets, `pi`, `e`, and functions.
struct FormulaParser {
    private var rest: Substring

    static func formula(_ text: String) -> Formula {
        var parser = FormulaParser(rest: text[...])
        let formula = parser.sum()
        precondition(parser.rest.isEmpty, "cannot read \(parser.rest) in \(text)")
        return formula
    }

    private mutating func skips(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }

    private mutating func sum() -> Formula {
        var sum = product()
        while let name = operation(of: [.add, .subtract]) { sum = .apply(name, [sum, product()]) }
        return sum
    }

    private mutating func product() -> Formula {
        var product = signed()
        while let name = operation(of: [.multiply, .divide]) { product = .apply(name, [product, signed()]) }
        return product
    }

    private mutating func operation(of names: [Formula.Name]) -> Formula.Name? {
        for name in names where skips(name.rawValue) { return name }
        return nil
    }

    private mutating func signed() -> Formula {
        skips("-") ? .apply(.negative, [signed()]) : power()
    }

    private mutating func power() -> Formula {
        var base = simple()
        while true {
            if skips("!") {
                base = .apply(.factorial, [base])
            } else if skips("%") {
                base = .apply(.percent, [base])
            } else {
                return skips("^") ? .apply(.power, [base, signed()]) : base
            }
        }
    }

    private mutating func simple() -> Formula {
        if skips("(") { return bracketed() }
        if skips("pi") { return .pi }
        let names = Formula.Name.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
        for name in names where skips(name.rawValue + "(") { return .apply(name, operands()) }
        if skips("e") { return .apply(.e, []) }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        return .number(Rational(decimal: Array(digits.utf8)) ?? 0)
    }

    private mutating func operands() -> [Formula] {
        let first = sum()
        return skips(",") ? [first, bracketed()] : [closed(first)]
    }

    private mutating func bracketed() -> Formula { closed(sum()) }

    private mutating func closed(_ formula: Formula) -> Formula {
        precondition(skips(")"), "no bracket before \(rest)")
        return formula
    }
}
