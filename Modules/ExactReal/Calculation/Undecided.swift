/// What a calculation had to know and could not find out within its budget.
public enum Undecided: Hashable, Sendable {
    /// Whether a divisor is 0.
    case divisor
    /// The sign of what an even root is taken of.
    case radicand
    /// Whether the base of a power is below, at or above 0.
    case base
    /// The sign of the exponent of 0.
    case exponent
    /// The sign of what a logarithm is taken of.
    case logarithm
    /// Whether the base of a logarithm is 1, or not above 0.
    case logarithmBase
    /// Whether an angle is one where the function is infinite.
    case trigonometricPole
    /// Whether the operand of an arc sine or arc cosine lies beyond −1 or 1.
    case arc
    /// Whether the operand of an inverse hyperbolic cosine is below 1.
    case inverseHyperbolicCosine
    /// Whether the operand of an inverse hyperbolic tangent reaches −1 or 1.
    case inverseHyperbolicTangent
    /// On which side of the negative x-axis a point lies, or whether it is the point (0, 0).
    case angle
    /// Whether a factorial is that of a negative whole number.
    case factorialPole
    /// Whether a number is whole.
    case whole
    /// Whether the result of rounding is this whole number or the next one.
    case wholePart(lower: Integer)
    /// The sign of a number.
    case sign
    /// Whether a number is less than, equal to or greater than another.
    case comparison
}
