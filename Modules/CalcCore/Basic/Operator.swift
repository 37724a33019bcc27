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

    /// What it does.
    var action: Step.Action {
        switch self {
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        }
    }
}
