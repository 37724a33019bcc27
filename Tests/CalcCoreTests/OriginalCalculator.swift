import CalcCore
import ExactReal

/// The calculator that this one grew from, with exact numbers: three states, seven commands.
enum OriginalCalculator: Equatable {
    case oneOperand(screen: String)
    case oneOperandAndOperator(operand: Rational, operator: Operator)
    case twoOperandsAndOperator(operand: Rational, operator: Operator, screen: String)

    /// The state after a command; of those that came later it knows nothing.
    func after(_ command: Command) -> OriginalCalculator {
        switch command {
        case .clear: .oneOperand(screen: "0")
        case .addDigit(let digit): mapScreen { $0 == "0" ? "\(digit.rawValue)" : $0 + "\(digit.rawValue)" }
        case .addPoint: mapScreen { $0.contains(".") ? $0 : $0 + "." }
        case .changeSign: mapScreen { OriginalCalculator.number($0).negated.description }
        case .percent: mapScreen { (OriginalCalculator.number($0) * OriginalCalculator.number("0.01")).description }
        case .operation(let operation): choosing(operation)
        case .equal: equals
        default: self
        }
    }

    /// The number on the screen.
    var value: Rational {
        switch self {
        case .oneOperand(let screen), .twoOperandsAndOperator(_, _, let screen): OriginalCalculator.number(screen)
        case .oneOperandAndOperator(let operand, _): operand
        }
    }

    private func choosing(_ operation: Operator) -> OriginalCalculator {
        switch self {
        case .oneOperand: .oneOperandAndOperator(operand: value, operator: operation)
        case .oneOperandAndOperator(let operand, _): .oneOperandAndOperator(operand: operand, operator: operation)
        case .twoOperandsAndOperator(let operand, let earlier, _):
            .twoOperandsAndOperator(
                operand: OriginalCalculator.perform(earlier, operand, value), operator: operation, screen: "0")
        }
    }

    private var equals: OriginalCalculator {
        guard case .twoOperandsAndOperator(let operand, let operation, _) = self else { return self }
        return .oneOperand(screen: OriginalCalculator.perform(operation, operand, value).description)
    }

    private func mapScreen(_ change: (String) -> String) -> OriginalCalculator {
        switch self {
        case .oneOperand(let screen): .oneOperand(screen: change(screen))
        case .oneOperandAndOperator(let operand, let operation):
            .twoOperandsAndOperator(operand: operand, operator: operation, screen: change("0"))
        case .twoOperandsAndOperator(let operand, let operation, let screen):
            .twoOperandsAndOperator(operand: operand, operator: operation, screen: change(screen))
        }
    }

    /// A screen as a number: digits, or a fraction, since a value is never rounded.
    private static func number(_ screen: String) -> Rational {
        let parts = screen.split(separator: "/").map { Rational(decimal: Array($0.utf8)) ?? 0 }
        return parts.dropFirst().reduce(parts[0]) { $0.divided(by: $1) ?? 0 }
    }

    private static func perform(_ operation: Operator, _ left: Rational, _ right: Rational) -> Rational {
        switch operation {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left.divided(by: right) ?? 0
        }
    }
}
