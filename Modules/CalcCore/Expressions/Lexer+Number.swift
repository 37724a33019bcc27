import ExactReal
import Screens

extension Lexer {
    /// The characters that may stand between groups of three digits.
    private static let separators: [Unicode.Scalar] = [",", "'", "_", " ", Spelling.thinSpace]

    mutating func number(inList: Bool) throws(ExpressionError) -> Token.Kind {
        if isNext("0"), let radix = peek(1).flatMap(Radix.init) { return try number(radix) }
        let start = position
        var text = try wholePart(inList: inList)
        text += try fraction(hasWholePart: !text.isEmpty)
        text += exponent()
        guard let value = Rational(decimal: text) else { throw .numberTooLong(at: start) }
        return .number(value, Text(utf8: text))
    }

    /// The digits before the point, without what groups them.
    private mutating func wholePart(inList: Bool) throws(ExpressionError) -> [UInt8] {
        var digits = run()
        guard let separator = separator(inList: inList) else { return digits }
        let start = position
        var isRegular = (1...3).contains(digits.count)
        while isNext(separator.scalar), isDigit(1) {
            index += 1
            let group = run()
            isRegular = isRegular && group.count == 3
            digits += group
        }
        if !isRegular || self.separator(inList: inList) != nil {
            throw separator.scalar == " " ? .twoNumbers(at: start + 1) : .grouping(at: start)
        }
        if separator.scalar == " ", isDivisionNext { throw .groupOrMixed(at: start) }
        return digits
    }

    /// The character between two digits that groups them.
    private func separator(inList: Bool) -> Symbol? {
        guard let symbol = peek(), isDigit(1), Lexer.separators.contains(symbol.scalar) else { return nil }
        return symbol.scalar == "," && inList ? nil : symbol
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
    private mutating func fraction(hasWholePart: Bool) throws(ExpressionError) -> [UInt8] {
        guard isNext(".") else { return [] }
        let point = position
        index += 1
        let digits = run()
        if digits.isEmpty, !hasWholePart { throw .noDigits(at: point) }
        if isNext(".") { throw .secondPoint(at: position) }
        if let comma = separator(inList: false), comma.scalar != " " { throw .grouping(at: comma.position) }
        return (hasWholePart ? [] : [UInt8(ascii: "0")]) + (digits.isEmpty ? [] : [UInt8(ascii: ".")] + digits)
    }

    /// `e` with a whole number right after it.
    private mutating func exponent() -> [UInt8] {
        guard peek()?.lowercased == "e" else { return [] }
        let isSigned = peek(1)?.scalar == "-" || peek(1)?.scalar == "+"
        guard isDigit(isSigned ? 2 : 1) else { return [] }
        let isNegative = peek(1)?.scalar == "-"
        index += isSigned ? 2 : 1
        return [UInt8(ascii: "e")] + (isNegative ? [UInt8(ascii: "-")] : []) + run()
    }
}
