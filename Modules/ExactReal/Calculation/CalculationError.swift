/// Why an operation of a calculation has no result.
public enum CalculationError: Error, Hashable, Sendable {
    // Limits.
    /// The host asked to stop.
    case stopped
    /// The work ahead would take more time than allowed.
    case overWork
    /// A number ahead would take more memory than allowed.
    case overMemory
    /// The result is too large even for its exponent to be told.
    case tooLarge
    /// The result is not 0, but too small for its exponent to be told.
    case tooSmall

    // What is undefined.
    case divisionByZero, zeroByZero
    /// 0 to a power below 0.
    case zeroToNegativePower
    /// An even root of a number below 0, or such a power.
    case rootOfNegative
    /// A power of a number below 0 whose exponent is not rational.
    case powerOfNegative
    /// A root whose order is not a whole number other than 0.
    case rootOrder
    case logarithmOfZero, logarithmOfNegative
    /// A logarithm to a base that is 1, or not above 0.
    case logarithmBase
    /// The tangent, cotangent, secant or cosecant of an angle where it is infinite.
    case trigonometricPole
    /// An arc sine or arc cosine of a number outside −1 … 1.
    case arcOutside
    /// An inverse hyperbolic cosine of a number below 1.
    case inverseHyperbolicCosineOutside
    /// An inverse hyperbolic tangent of a number that is not between −1 and 1.
    case inverseHyperbolicTangentOutside
    /// The factorial of a negative whole number, or Γ at 0 and below.
    case factorialPole
    /// The double factorial of anything but a whole number from −1 on.
    case doubleFactorial
    /// A common divisor or multiple of what is not whole.
    case notWhole
    /// A number of choices of what is not whole, or below 0.
    case choices
    /// The angle of the point (0, 0).
    case angleOfOrigin

    // What could not be found out.
    /// Neither a proof nor more precision tells what must be known.
    case undecided(Undecided)
}

extension CalculationError {
    /// What an interruption of the arithmetic of balls means for the calculation, once more precision does not help.
    init(_ interruption: Interruption) {
        switch interruption {
        case .stopped: self = .stopped
        case .overWork: self = .overWork
        case .overMemory: self = .overMemory
        case .tooLarge: self = .tooLarge
        case .undecided, .undefined: self = .overWork
        }
    }
}
