import ExactReal
import Screens

/// Why there is no result.
public enum Problem: Error, Hashable, Sendable, CaseIterable {
    /// A number other than 0 was divided by 0.
    case divisionByZero
    /// 0 was divided by 0.
    case zeroByZero
    /// The square root of a number below 0.
    case rootOfNegative
    /// The square root is not a rational number.
    case rootNotExact
    /// The result could be longer than `longestValue`.
    case tooLong

    /// The cause in words.
    public var words: Text {
        switch self {
        case .divisionByZero: "Cannot divide by zero"
        case .zeroByZero: "0 ÷ 0 is undefined"
        case .rootOfNegative: "The square root of a negative number is not a real number"
        case .rootNotExact: "Only exact square roots are available"
        case .tooLong: "The result is too long to be calculated exactly"
        }
    }
}

/// The bits of numerator and denominator together that a value may have: 40 000 digits, with which every operation
/// still answers at once.
let longestValue = 131_072

/// Refuses operands whose sum, product or quotient could be longer than `longestValue`.
func checkLength(_ left: Rational, _ right: Rational) throws(Problem) {
    if left.bitWidth + right.bitWidth > longestValue { throw .tooLong }
}
