import ExactReal

extension NamedFunction {
    /// The exact value; there are as many operands as the function takes.
    func value(_ operands: [Rational], _ budget: inout Budget) throws(Fault) -> Rational {
        switch arity {
        case .one: try value(operands[0], &budget)
        case .two: try budget.modulo(operands[0], operands[1])
        case .many: try folded(operands, &budget)
        }
    }

    private func value(_ operand: Rational, _ budget: inout Budget) throws(Fault) -> Rational {
        try budget.charge(operand, operand)
        return switch self {
        case .squareRoot: try budget.squareRoot(operand)
        case .sign: Rational(operand.sign)
        case .floor: Rational(operand.floor)
        case .ceiling: Rational(operand.ceiling)
        case .round: Rational(operand.rounded)
        case .truncate: Rational(operand.truncated)
        case .fraction: operand.fraction
        case .factorial: try budget.factorial(operand, step: 1)
        default: operand.magnitude
        }
    }

    /// The numbers one after the other, each with the result so far.
    private func folded(_ operands: [Rational], _ budget: inout Budget) throws(Fault) -> Rational {
        var result = operands[0]
        if self == .greatestCommonDivisor || self == .leastCommonMultiple {
            result = Rational(try whole(result).magnitude)
        }
        for operand in operands.dropFirst() {
            result = try combined(result, operand, &budget)
        }
        return result
    }

    private func combined(_ left: Rational, _ right: Rational, _ budget: inout Budget) throws(Fault) -> Rational {
        try budget.chargeCommonDivisor(left, right)
        switch self {
        case .minimum: return min(left, right)
        case .maximum: return max(left, right)
        default: return try budget.checked(Rational(combined(try whole(left), try whole(right))))
        }
    }

    private func combined(_ left: Integer, _ right: Integer) -> Integer {
        self == .greatestCommonDivisor
            ? Integer.greatestCommonDivisor(left, right) : Integer.leastCommonMultiple(left, right)
    }

    private func whole(_ operand: Rational) throws(Fault) -> Integer {
        guard let whole = operand.integer else { throw .notWhole }
        return whole
    }
}
