/// Why a computation with balls has no result.
public enum Interruption: Error, Equatable, Sendable {
    /// The host asked to stop.
    case stopped
    /// The work ahead would take more time than allowed.
    case overWork
    /// A number ahead would take more memory than allowed.
    case overMemory
    /// The result's binary exponent is beyond ±2^60.
    case tooLarge
    /// The ball reaches over an end of the function's domain: more precision, or a proof, must tell on which side
    /// the value lies.
    case undecided
    /// Every number in the ball lies outside the function's domain.
    case undefined
}
