import Screens

// Lines of the programmer's mode.
extension ExpressionError {
    static func wholeNumbersOnly(at position: Int) -> Self {
        Self(tr("Programmer mode takes whole numbers only"), at: position)
    }

    static func notADigit(_ character: Text, base: NumberBase, at position: Int) -> Self {
        Self(tr("'{}' is not a digit of base {}", character, Text(decimal: Int64(base.rawValue))), at: position)
    }

    static func quote(at position: Int) -> Self {
        Self(tr("Quotes hold one character, as in 'A'"), at: position)
    }

    static func negativePower(at position: Int) -> Self {
        Self(tr("A negative power is not a whole number"), at: position)
    }

    static func negativeDistance(at position: Int) -> Self {
        Self(tr("Bits are shifted by 0 or more places"), at: position)
    }

    static func noWordSize(at position: Int) -> Self {
        Self(tr("Bits turn round only in a word with a size"), at: position)
    }
}
