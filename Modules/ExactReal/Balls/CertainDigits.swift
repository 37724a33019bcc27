/// What a ball tells about the decimal digits of its number.
enum CertainDigits {
    /// Digits that every number in the ball has.
    case certain(Decimal)
    /// The ball is too wide, or reaches over the border of two digits: about so many bits more of precision help,
    /// unless the number lies on the border itself.
    case missing(bits: Int64)
}
