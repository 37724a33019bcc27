import ExactReal

extension Step.Action {
    /// How many numbers it takes from the stack.
    var operandCount: Int {
        switch self {
        case .number, .constant, .answer, .variable, .parameter, .quantity, .today, .checkDividend: 0
        case .negate, .hundredth, .factorial, .doubleFactorial, .unit, .alongside: 1
        case .call(_, let count), .callDefined(_, let count): count
        default: 2
        }
    }

    /// Whether it gives something that counts, or asks for it.
    var isOfQuantities: Bool {
        switch self {
        case .unit, .alongside, .addSmaller, .convert: true
        default: false
        }
    }

    /// What becomes of the operands it takes, if these are plain numbers.
    func result(
        _ operands: [Calculation.Number], _ calculation: Calculation, _ angle: AngleUnit
    ) throws(CalculationError) -> Calculation.Number {
        switch (self, operands.count) {
        case (.number(let value), _): calculation.number(value)
        case (.constant(let constant), _): try constant.value(in: calculation)
        case (.call(let function, count: _), _): try function.value(operands, angle: angle, in: calculation)
        case (_, 1): try result(operands[0], calculation)
        default: try result(operands[0], operands[1], calculation)
        }
    }

    private func result(
        _ operand: Calculation.Number, _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .hundredth: try calculation.quotient(operand, calculation.number(100))
        case .factorial: try calculation.factorial(operand)
        case .doubleFactorial: try calculation.doubleFactorial(operand)
        default: try calculation.negative(operand)
        }
    }

    private func result(
        _ left: Calculation.Number, _ right: Calculation.Number, _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .subtract: try calculation.difference(left, right)
        case .multiply: try calculation.product(left, right)
        case .divide: try calculation.quotient(left, right)
        case .modulo: try calculation.modulo(left, right)
        case .power: try calculation.power(left, right)
        case .combinations: try calculation.combinations(left, right)
        case .permutations: try calculation.permutations(left, right)
        case .addShare: try calculation.sum(left, calculation.product(left, right))
        case .subtractShare: try calculation.difference(left, calculation.product(left, right))
        default: try calculation.sum(left, right)
        }
    }
}
