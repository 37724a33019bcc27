#if SWIFT_PACKAGE
    @testable import ExactReal
#endif

/// Reads the expressions of `separation-bounds.tsv` into a calculation: numbers, `+ - * / ^`, brackets, `pi` and functions; also
/// part of the program that the long run of `Tools/oracles` asks.
struct ExpressionReader {
    private let calculation: Calculation
    private var rest: Substring

    /// The number that an expression means.
    static func number(
        _ text: String, in calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        var reader = ExpressionReader(calculation: calculation, rest: text[...])
        let number = try reader.sum()
        precondition(reader.rest.isEmpty, "cannot read \(reader.rest) in \(text)")
        return number
    }

    private mutating func skips(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }

    private mutating func sum() throws(CalculationError) -> Calculation.Number {
        var sum = try product()
        while true {
            if skips("+") {
                sum = try calculation.sum(sum, product())
            } else if skips("-") {
                sum = try calculation.difference(sum, product())
            } else {
                return sum
            }
        }
    }

    private mutating func product() throws(CalculationError) -> Calculation.Number {
        var product = try signed()
        while true {
            if skips("*") {
                product = try calculation.product(product, signed())
            } else if skips("/") {
                product = try calculation.quotient(product, signed())
            } else {
                return product
            }
        }
    }

    private mutating func signed() throws(CalculationError) -> Calculation.Number {
        skips("-") ? try calculation.negative(signed()) : try power()
    }

    private mutating func power() throws(CalculationError) -> Calculation.Number {
        let base = try simple()
        return skips("^") ? try calculation.power(base, signed()) : base
    }

    private mutating func simple() throws(CalculationError) -> Calculation.Number {
        if skips("(") { return try bracketed() }
        let word = String(rest.prefix { $0.isLetter })
        if !word.isEmpty {
            rest.removeFirst(word.count)
            return word == "pi" ? try calculation.pi() : try function(word)
        }
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        return calculation.number(Rational(decimal: Array(digits.utf8)) ?? 0)
    }

    private mutating func bracketed() throws(CalculationError) -> Calculation.Number {
        let number = try sum()
        precondition(skips(")"), "no bracket before \(rest)")
        return number
    }

    private mutating func function(_ name: String) throws(CalculationError) -> Calculation.Number {
        precondition(skips("("), "no argument of \(name)")
        let argument = try sum()
        if skips(",") { return try calculation.root(argument, order: bracketed()) }
        precondition(skips(")"), "no bracket before \(rest)")
        switch name {
        case "sqrt": return try calculation.squareRoot(argument)
        case "cbrt": return try calculation.root(argument, order: calculation.number(3))
        case "sin": return try calculation.sine(argument)
        case "cos": return try calculation.cosine(argument)
        case "tan": return try calculation.tangent(argument)
        case "abs": return try calculation.magnitude(argument)
        case "exp": return try calculation.exponential(argument)
        default: preconditionFailure("no function \(name)")
        }
    }
}
