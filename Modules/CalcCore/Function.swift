import ExactReal

/// A function of one number, on a key of its own.
public enum Function: Hashable, Sendable, CaseIterable {
    /// The square root, where it is rational.
    case squareRoot
    /// The number times itself.
    case square
    /// 1 by the number.
    case reciprocal

    /// The value of the function, exactly.
    func value(_ operand: Rational) throws(Problem) -> Rational {
        switch self {
        case .squareRoot: try root(operand)
        case .square: try Operator.multiply.value(operand, operand)
        case .reciprocal: try Operator.divide.value(Rational(1), operand)
        }
    }
}

private func root(_ operand: Rational) throws(Problem) -> Rational {
    if operand.sign < 0 { throw .rootOfNegative }
    guard let root = operand.squareRoot else { throw .rootNotExact }
    return root
}
