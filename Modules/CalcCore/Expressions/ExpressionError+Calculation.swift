import ExactReal
import Screens

extension ExpressionError {
    /// Why a step has no result; no step stands for the digits of the result.
    init(_ error: CalculationError, in action: Step.Action?, at position: Int) {
        var function: NamedFunction?
        if case .call(let named, count: _)? = action { function = named }
        self.init(ExpressionError.words(error, action, function), at: position, cause: error)
    }

    /// Whether more time would help.
    public var isOverTime: Bool { cause == .overWork }

    private static func words(_ error: CalculationError, _ action: Step.Action?, _ function: NamedFunction?) -> Text {
        let name = function?.name ?? ""
        return switch error {
        case .stopped: tr("The calculation was stopped")
        case .overWork: tr("This takes too long to calculate: try smaller numbers or fewer digits")
        case .overMemory: tr("This takes too much memory to calculate")
        case .tooLarge: tr("The result is too large even for its exponent to be told")
        case .tooSmall: tr("The result is not 0, but too small for its exponent to be told")
        case .divisionByZero: tr("Cannot divide by zero")
        case .zeroByZero: action == .divide ? tr("0 ÷ 0 is undefined") : tr("Cannot divide by zero")
        case .zeroToNegativePower: tr("A negative power of 0 is undefined: it divides by zero")
        case .rootOfNegative where function == .squareRoot:
            tr("The square root of a negative number is not a real number")
        case .rootOfNegative: tr("An even root of a negative number is not a real number")
        case .powerOfNegative: tr("This power of a negative number is not a real number")
        case .rootOrder: tr("The order of a root is a whole number other than 0")
        case .logarithmOfZero: tr("The logarithm of 0 is undefined")
        case .logarithmOfNegative: tr("The logarithm of a negative number is not a real number")
        case .logarithmBase: tr("The base of a logarithm must be greater than 0 and not 1")
        case .trigonometricPole: tr("'{}' is infinite at this angle", name)
        case .arcOutside where function == .arcSecant || function == .arcCosecant:
            tr("'{}' is not defined between -1 and 1", name)
        case .arcOutside: tr("'{}' is only defined from -1 to 1", name)
        case .inverseHyperbolicCosineOutside: tr("'{}' is only defined from 1 on", name)
        case .inverseHyperbolicTangentOutside: tr("'{}' is only defined between -1 and 1", name)
        case .factorialPole where function == .gamma: tr("'gamma' is undefined for 0 and negative whole numbers")
        case .factorialPole: tr("The factorial of a negative whole number is undefined")
        case .doubleFactorial: tr("The double factorial is for whole numbers from -1 on")
        case .notWhole where function == .round: tr("Places to round to are counted by a whole number")
        case .notWhole: tr("Common divisors and multiples are for whole numbers")
        case .choices: tr("Choices are counted for whole numbers from 0 on")
        case .angleOfOrigin: tr("The angle of the point (0, 0) is undefined")
        case .undecided(let question): words(question, name)
        }
    }

    /// What could not be told within the budget.
    private static func words(_ question: Undecided, _ name: Text) -> Text {
        switch question {
        case .divisor: tr("Cannot tell whether the divisor is 0")
        case .radicand: tr("Cannot tell whether the number under the root is negative")
        case .base: tr("Cannot tell whether the base of the power is negative or 0")
        case .exponent: tr("Cannot tell whether the exponent of 0 is negative")
        case .logarithm: tr("Cannot tell whether the number in the logarithm is greater than 0")
        case .logarithmBase: tr("Cannot tell whether the base of the logarithm is 1 or not greater than 0")
        case .trigonometricPole: tr("Cannot tell whether '{}' is infinite at this angle", name)
        case .arc: tr("Cannot tell whether the number in '{}' is beyond -1 or 1", name)
        case .inverseHyperbolicCosine: tr("Cannot tell whether the number in '{}' is less than 1", name)
        case .inverseHyperbolicTangent: tr("Cannot tell whether the number in '{}' is between -1 and 1", name)
        case .angle: tr("Cannot tell whether the point of this angle lies on an axis")
        case .factorialPole: tr("Cannot tell whether this is the factorial of a negative whole number")
        case .whole: tr("Cannot tell whether this is a whole number")
        case .wholePart: tr("Cannot tell on which side of a whole number this lies")
        case .sign: tr("Cannot tell whether this is 0")
        case .comparison: tr("Cannot tell which number is greater")
        }
    }
}
