import ExactReal
import Screens

extension ExpressionError {
    /// Why a step has no result; no step stands for the digits of the result.
    init(_ error: CalculationError, in action: Step.Action?, at position: Int) {
        var function: NamedFunction?
        if case .call(let named, count: _)? = action { function = named }
        let phrase = ExpressionError.phrase(error, action, function)
        self.init(phrase, phrase.hasGap ? [function?.name ?? ""] : [], at: position)
    }

    private static func phrase(_ error: CalculationError, _ action: Step.Action?, _ function: NamedFunction?) -> Text {
        switch error {
        case .stopped: "The calculation was stopped"
        case .overWork: "This takes too long to calculate"
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
        case .undecided: undecided(action, function)
        }
    }

    /// What could not be told within the budget.
    private static func undecided(_ action: Step.Action?, _ function: NamedFunction?) -> Text {
        switch (action, function) {
        case (_, .floor), (_, .ceiling), (_, .round), (_, .truncate), (_, .fraction):
            "Cannot tell on which side of a whole number this lies"
        case (_, .minimum), (_, .maximum): "Cannot tell which number is greater"
        case (.divide, _), (.modulo, _), (_, .modulo): "Cannot tell whether the divisor is 0"
        case (.power, _): "Cannot tell whether the base of this power is 0"
        case (nil, _): "Cannot tell whether the result is 0"
        case (_, nil), (_, .sign): "Cannot tell whether this is 0"
        default: "Cannot tell whether '{}' is defined here"
        }
    }
}

extension Text {
    /// Whether it is a phrase that names something.
    fileprivate var hasGap: Bool { utf8.contains(UInt8(ascii: "{")) }
}
