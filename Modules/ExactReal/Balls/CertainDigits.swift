/// What a ball tells about the digits of its number.
enum CertainDigits {
    /// Digits that every number in the ball has. They may be the number itself, or are proved to be.
    case certain(DigitUnits, mayBeAll: Bool, isAll: Bool)
    /// The ball reaches over the border between these digits, cut, and the next ones: half a unit more, if the digits
    /// are to be the nearest, else a unit. More precision helps, unless the number is the border itself.
    case border(DigitUnits)
    /// About so many bits more of precision are needed.
    case missing(bits: Int64)
}
