import ExactReal
import Screens

/// An operation on two operands.
public enum Operator: Hashable, Sendable, CaseIterable {
    /// Left plus right.
    case add
    /// Left minus right.
    case subtract
    /// Left times right.
    case multiply
    /// Left by right.
    case divide

    /// The sign of the operation.
    public var sign: Text {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }

    /// How tightly it holds its operands.
    var binding: Binding {
        switch self {
        case .add, .subtract: .sum
        case .multiply, .divide: .product
        }
    }

    /// The value of the operation, exactly.
    func value(_ left: Rational, _ right: Rational) throws(Problem) -> Rational {
        try checkLength(left, right)
        switch self {
        case .add: return left + right
        case .subtract: return left - right
        case .multiply: return left * right
        case .divide: return try quotient(left, right)
        }
    }
}

private func quotient(_ left: Rational, _ right: Rational) throws(Problem) -> Rational {
    guard let quotient = left.divided(by: right) else {
        throw left.sign == 0 ? .zeroByZero : .divisionByZero
    }
    return quotient
}
