import ExactReal
import Screens

extension Lexer {
    /// The characters that may stand between groups of three digits.
    private static let separators: [Unicode.Scalar] = [",", "'", "_", " ", Spelling.thinSpace]

    mutating func number(_ comma: Comma) throws(ExpressionError) -> Token.Kind {
        if isNext("0"), let radix = peek(1).flatMap(Radix.init) { return try number(radix) }
        if let quantity = try dateOrTime() { return quantity }
        let start = position
        var digits = try wholePart(comma)
        if let numeral = vulgarFraction(behind: digits) { return .number(numeral) }
        digits += try fraction(comma, hasWholePart: !digits.isEmpty)
        guard let numeral = try Numeral(digits: digits, exponent: exponent(behind: digits)) else {
            throw .numberTooLong(at: start)
        }
        return .number(numeral)
    }

    /// The digits before the point, without what groups them.
    private mutating func wholePart(_ comma: Comma) throws(ExpressionError) -> [UInt8] {
        let digits = run()
        guard let separator = separator(comma) else { return digits }
        var ahead = self
        let (groups, isInThrees) = ahead.groups(separator.scalar)
        if !(1...3).contains(digits.count) || !isInThrees || ahead.separator(comma) != nil {
            // What is no group is another number: of a function, or side by side with this one.
            if separator.scalar == " " || (separator.scalar == "," && comma != .groups) { return digits }
            throw separator.scalar == "'" ? .primes(at: separator.position) : .grouping(at: separator.position)
        }
        try checkDoubt(separator, comma, digits, groups, isDivided: ahead.isDivisionNext)
        self = ahead
        return digits + groups
    }

    /// The digits behind separators, and whether there are three behind each.
    private mutating func groups(_ separator: Unicode.Scalar) -> (digits: [UInt8], isInThrees: Bool) {
        var (digits, isInThrees) = ([UInt8](), true)
        while isNext(separator), isDigit(1) {
            index += 1
            let group = run()
            isInThrees = isInThrees && group.count == 3
            digits += group
        }
        return (digits, isInThrees)
    }

    /// Refuses digits in threes that could as well not be one number, or not this one.
    private func checkDoubt(
        _ separator: Symbol, _ comma: Comma, _ digits: [UInt8], _ groups: [UInt8], isDivided: Bool
    ) throws(ExpressionError) {
        if separator.scalar == " ", isDivided { throw .groupOrMixed(at: separator.position) }
        guard separator.scalar == "," else { return }
        if comma == .doubtful { throw .groupOrNext(at: separator.position) }
        if digits.first == UInt8(ascii: "0") {
            throw groups.count == 3
                ? .decimalOrGroup(digits, groups, at: separator.position)
                : .grouping(at: separator.position)
        }
    }

    /// The character between two digits that groups them.
    private func separator(_ comma: Comma) -> Symbol? {
        guard let symbol = peek(), isDigit(1), Lexer.separators.contains(symbol.scalar) else { return nil }
        return symbol.scalar == "," && comma == .separates ? nil : symbol
    }

    private var isDivisionNext: Bool {
        var ahead = self
        ahead.skipSpaces()
        return ahead.isNext("/") || ahead.isNext(":")
    }

    private mutating func run() -> [UInt8] {
        var digits: [UInt8] = []
        while let symbol = peek(), symbol.isDigit {
            digits.append(UInt8(symbol.scalar.value))
            index += 1
        }
        return digits
    }

    /// The point and the digits after it, spelt with a digit on either side of the point.
    private mutating func fraction(_ comma: Comma, hasWholePart: Bool) throws(ExpressionError) -> [UInt8] {
        guard isNext(".") else { return [] }
        let point = position
        index += 1
        let digits = run()
        if digits.isEmpty, !hasWholePart { throw .noDigits(at: point) }
        if isNext(".") { throw .secondPoint(at: position) }
        // Behind a point no comma groups.
        if let sign = separator(comma == .groups ? .groups : .separates), sign.scalar != " " {
            throw .grouping(at: sign.position)
        }
        return (hasWholePart ? [] : [UInt8(ascii: "0")]) + (digits.isEmpty ? [] : [UInt8(ascii: ".")] + digits)
    }

    /// A sign such as ½, behind the digits of a whole part or alone.
    private mutating func vulgarFraction(behind digits: [UInt8]) -> Numeral? {
        guard let sign = peek()?.scalar, let (_, upper, lower) = Spelling.fractions.first(where: { $0.sign == sign }),
            let whole = digits.isEmpty ? 0 : Rational(decimal: digits), let fraction = Rational(upper, over: lower)
        else { return nil }
        index += 1
        return Numeral(whole + fraction, Text(utf8: digits) + Text(sign))
    }

    /// `e` with a whole number right after it.
    private mutating func exponent(behind digits: [UInt8]) throws(ExpressionError) -> [UInt8] {
        guard peek()?.lowercased == "e" else { return [] }
        let isSigned = peek(1)?.scalar == "-" || peek(1)?.scalar == "+"
        guard isDigit(isSigned ? 2 : 1) else {
            try checkSpacedExponent(behind: digits)
            return []
        }
        let isNegative = peek(1)?.scalar == "-"
        index += isSigned ? 2 : 1
        return [UInt8(ascii: "e")] + (isNegative ? [UInt8(ascii: "-")] : []) + run()
    }

    /// Refuses `2e + 3`, which could be 2e+3 as well.
    private func checkSpacedExponent(behind digits: [UInt8]) throws(ExpressionError) {
        var ahead = self
        ahead.index += 1
        ahead.skipSpaces()
        guard let sign = ahead.peek(), sign.scalar == "+" || sign.scalar == "-" else { return }
        ahead.index += 1
        ahead.skipSpaces()
        let exponent = ahead.run()
        if !exponent.isEmpty { throw .exponentOrConstant(digits, sign.text, exponent, at: position) }
    }
}
