import Screens

/// Why a step of a calculation has no result.
struct Fault: Error, Hashable {
    /// The cause in words.
    let words: Text

    static let divisionByZero = Fault(words: Problem.divisionByZero.words)
    static let zeroByZero = Fault(words: Problem.zeroByZero.words)
    static let rootOfNegative = Fault(words: Problem.rootOfNegative.words)
    static let rootNotExact = Fault(words: Problem.rootNotExact.words)
    static let tooLong = Fault(words: Problem.tooLong.words)
    static let tooMuchWork = Fault(words: "This takes too long to calculate")
    static let powerNotExact = Fault(words: "Only exact powers are available")
    static let factorialOfNegative = Fault(words: "The factorial of a negative whole number is undefined")
    static let factorialOfFraction = Fault(words: "Only factorials of whole numbers are available")
    static let doubleFactorialNotWhole = Fault(words: "The double factorial is for whole numbers from 0 on")
    static let notWhole = Fault(words: "Common divisors and multiples are for whole numbers")
}
