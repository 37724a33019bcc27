/// What a ball tells about the decimal digits of its number.
enum CertainDigits {
    /// Digits that every number in the ball has.
    case certain(Decimal)
    /// The ball is too wide, or reaches over the border of two digits: about so many bits more of precision help,
    /// unless the number lies on the border itself.
    case missing(bits: Int64)

    /// The digits, if they are certain.
    var decimal: Decimal? {
        if case .certain(let decimal) = self { decimal } else { nil }
    }

    /// The bits that are missing, if any.
    var missingBits: Int64? {
        if case .missing(let bits) = self { bits } else { nil }
    }
}
