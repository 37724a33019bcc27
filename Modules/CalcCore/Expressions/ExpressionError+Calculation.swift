import ExactReal
import Screens

extension ExpressionError {
    /// Why a step has no result; no step stands for the digits of the result.
    init(_ error: CalculationError, in action: Step.Action?, at position: Int) {
        var function: NamedFunction?
        if case .call(let named, count: _)? = action { function = named }
        let phrase = ExpressionError.phrase(error, action, function)
        self.init(phrase, phrase.hasGap ? [function?.name ?? ""] : [], at: position, cause: error)
    }

    /// Whether more time would help.
    public var isOverTime: Bool { phrase == ExpressionError.overTime }

    private static let overTime: Text =
        "This takes too long to calculate: try smaller numbers or fewer digits"

    private static func phrase(_ error: CalculationError, _ action: Step.Action?, _ function: NamedFunction?) -> Text {
        switch error {
        case .stopped: "The calculation was stopped"
        case .overWork: overTime
        case .overMemory: "This takes too much memory to calculate"
        case .tooLarge: "The result is too large even for its exponent to be told"
        case .divisionByZero: "Cannot divide by zero"
        case .zeroByZero: action == .divide ? "0 ÷ 0 is undefined" : "Cannot divide by zero"
        case .zeroToNegativePower: "A negative power of 0 is undefined: it divides by zero"
        case .rootOfNegative where function == .squareRoot: "The square root of a negative number is not a real number"
        case .rootOfNegative: "An even root of a negative number is not a real number"
        case .powerOfNegative: "This power of a negative number is not a real number"
        case .rootOrder: "The order of a root is a whole number other than 0"
        case .logarithmOfZero: "The logarithm of 0 is undefined"
        case .logarithmOfNegative: "The logarithm of a negative number is not a real number"
        case .logarithmBase: "The base of a logarithm must be greater than 0 and not 1"
        case .trigonometricPole: "'{}' is infinite at this angle"
        case .arcOutside: "'{}' is only defined from -1 to 1"
        case .inverseHyperbolicCosineOutside: "'{}' is only defined from 1 on"
        case .inverseHyperbolicTangentOutside: "'{}' is only defined between -1 and 1"
        case .factorialPole where function == .gamma: "'gamma' is undefined for 0 and negative whole numbers"
        case .factorialPole: "The factorial of a negative whole number is undefined"
        case .doubleFactorial: "The double factorial is for whole numbers from -1 on"
        case .notWhole: "Common divisors and multiples are for whole numbers"
        case .choices: "Choices are counted for whole numbers from 0 on"
        case .angleOfOrigin: "The angle of the point (0, 0) is undefined"
        case .undecided(let question): phrase(question)
        }
    }

    /// What could not be told within the budget.
    private static func phrase(_ question: Undecided) -> Text {
        switch question {
        case .divisor: "Cannot tell whether the divisor is 0"
        case .radicand: "Cannot tell whether the number under the root is negative"
        case .base: "Cannot tell whether the base of the power is negative or 0"
        case .exponent: "Cannot tell whether the exponent of 0 is negative"
        case .logarithm: "Cannot tell whether the number in the logarithm is greater than 0"
        case .logarithmBase: "Cannot tell whether the base of the logarithm is 1 or not greater than 0"
        case .trigonometricPole: "Cannot tell whether '{}' is infinite at this angle"
        case .arc: "Cannot tell whether the number in '{}' is beyond -1 or 1"
        case .inverseHyperbolicCosine: "Cannot tell whether the number in '{}' is less than 1"
        case .inverseHyperbolicTangent: "Cannot tell whether the number in '{}' is between -1 and 1"
        case .angle: "Cannot tell whether the point of this angle lies on an axis"
        case .factorialPole: "Cannot tell whether this is the factorial of a negative whole number"
        case .whole: "Cannot tell whether this is a whole number"
        case .wholePart: "Cannot tell on which side of a whole number this lies"
        case .sign: "Cannot tell whether this is 0"
        case .comparison: "Cannot tell which number is greater"
        }
    }
}

extension Text {
    /// Whether it is a phrase that names something.
    fileprivate var hasGap: Bool { utf8.contains(UInt8(ascii: "{")) }
}
