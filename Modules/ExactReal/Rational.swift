/// A fraction of two whole numbers, always in lowest terms with a denominator above 0.
///
/// Equal values are stored equally, so `==` and hashing compare the parts. No operation rounds.
public struct Rational: Hashable, Sendable {
    /// The upper part; it carries the sign.
    public private(set) var numerator: Integer
    /// The lower part, at least 1, without a common divisor with the numerator.
    public private(set) var denominator: Integer

    /// Parts that are in lowest terms already, with a denominator above 0.
    init(lowestTerms numerator: Integer, over denominator: Integer) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// A whole number.
    public init(_ value: Int) {
        self.init(Integer(value))
    }

    /// A whole number.
    public init(_ value: Integer) {
        self.init(lowestTerms: value, over: 1)
    }

    /// A fraction, brought to lowest terms; nil if the denominator is 0. O(n²).
    public init?(_ numerator: Integer, over denominator: Integer) {
        if denominator.isZero { return nil }
        let divisor = Integer.greatestCommonDivisor(numerator, denominator)
        let signed = denominator.isNegative ? divisor.negated : divisor
        self.init(
            lowestTerms: numerator.exactQuotient(by: signed), over: denominator.exactQuotient(by: signed))
    }

    /// −1, 0 or 1.
    public var sign: Int { numerator.sign }

    /// Whether the value is 0.
    public var isZero: Bool { numerator.isZero }

    /// Whether the value is less than 0.
    public var isNegative: Bool { numerator.isNegative }

    /// Whether the value is a whole number.
    public var isInteger: Bool { denominator == 1 }

    /// The value as a whole number, or nil if it is none.
    public var integer: Integer? { isInteger ? numerator : nil }

    /// The bits of both parts together: a measure of memory and of the time that operations take.
    public var bitWidth: Int { numerator.bitWidth + denominator.bitWidth }
}

extension Rational: ExpressibleByIntegerLiteral {
    /// A whole number from a literal that fits into an `Int`.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Rational: Comparable {
    /// Whether `left` is less than `right`. O(M(n)).
    public static func < (left: Rational, right: Rational) -> Bool {
        if left.sign != right.sign { return left.sign < right.sign }
        return left.numerator * right.denominator < right.numerator * left.denominator
    }
}
