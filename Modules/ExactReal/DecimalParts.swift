/// The parts of a number in decimal text: ±`digits` × 10^`exponent`.
struct DecimalParts {
    var isNegative = false
    /// All digits, those after the point included.
    var digits: [UInt8] = []
    var exponent = 0

    /// The largest exponent that is told from infinity; far beyond what any number may have.
    private static let exponentLimit = 100_000_000

    /// Takes text apart; nil unless all of it is a number.
    init?(_ text: [UInt8]) {
        var rest = text[...]
        isNegative = DecimalParts.takeSign(&rest)
        digits = DecimalParts.takeDigits(&rest)
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = DecimalParts.takeDigits(&rest)
            digits += fraction
            exponent = -fraction.count
        }
        guard !digits.isEmpty, takeExponent(&rest), rest.isEmpty else { return nil }
    }

    /// Whether what follows is an exponent or nothing.
    private mutating func takeExponent(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return true }
        rest.removeFirst()
        let isNegative = DecimalParts.takeSign(&rest)
        let digits = DecimalParts.takeDigits(&rest)
        let magnitude = digits.reduce(0) { min(DecimalParts.exponentLimit, $0 * 10 + Int($1 - UInt8(ascii: "0"))) }
        exponent += isNegative ? -magnitude : magnitude
        return !digits.isEmpty
    }

    /// Whether there was a minus.
    private static func takeSign(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
        rest.removeFirst()
        return sign == UInt8(ascii: "-")
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
        let digits = rest.prefix(while: isDigit)
        rest = rest.dropFirst(digits.count)
        return Array(digits)
    }
}
