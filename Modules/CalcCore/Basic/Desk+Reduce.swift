import Screens

/// The sum after a command: the heart of the calculator.
///
/// Immediate execution: an operator works out what stands before it. Commands that concern more than the sum leave it
/// alone. O(n²) in the length of the numbers.
///
/// - Throws: the failure, when the command asks for what has no result; the sum then stays as it was.
public func reduce(_ desk: Desk, _ command: Command) throws(Failure) -> Desk {
    switch command {
    case .clear: .empty
    case .changeSign: try desk.changingSign()
    case .percent: try desk.percent()
    case .operation(let operation): try desk.choosing(operation)
    case .equal: try desk.equals()
    case .addDigit(let digit): desk.typing { $0.append(digit) }
    case .addPoint: desk.typing { $0.appendPoint() }
    case .backspace: desk.withoutLastKey
    case .clearEntry: desk.withoutEntry
    case .function(let function): try desk.changing { term throws(Failure) in try function.applied(term) }
    default: desk
    }
}

extension Desk {
    /// A text being typed changes as text; after an operator a negative operand is begun.
    fileprivate func changingSign() throws(Failure) -> Desk {
        switch self {
        case .oneOperand(.typed(let entry)) where entry.isEmpty: self
        case .oneOperand(.typed), .oneOperandAndOperator, .twoOperandsAndOperator(_, _, .typed):
            typing { $0.changeSign() }
        default: try changing { term throws(Failure) in try term.negated() }
        }
    }

    /// After + and − a percentage of the left operand, else a hundredth.
    fileprivate func percent() throws(Failure) -> Desk {
        guard case .twoOperandsAndOperator(let left, let operation, let right) = self, operation.binding == .sum,
            !right.isEmpty
        else { return try changing { term throws(Failure) in try term.hundredth() } }
        let term = right.term
        let share = try term.binding == .share ? term.hundredth() : term.share(of: left.term)
        return .twoOperandsAndOperator(left, operation, .value(share))
    }

    /// The last operator counts; what stands before it is worked out.
    fileprivate func choosing(_ operation: Operator) throws(Failure) -> Desk {
        switch self {
        case .twoOperandsAndOperator(let left, let earlier, let right) where !right.isEmpty:
            .oneOperandAndOperator(.value(try earlier.applied(left.term, right.term)), operation)
        case .oneOperand(let left), .oneOperandAndOperator(let left, _), .twoOperandsAndOperator(let left, _, _):
            .oneOperandAndOperator(left.carried, operation)
        }
    }

    /// The result; a further one repeats the last operation, and an operator without a second operand is dropped.
    fileprivate func equals() throws(Failure) -> Desk {
        switch self {
        case .oneOperand(.result(let term, let again)):
            guard let again else { return self }
            return .oneOperand(.result(try again.operation.applied(term.number, again.operand), again: again))
        case .twoOperandsAndOperator(let left, let operation, let right) where !right.isEmpty:
            let result = try operation.applied(left.term, right.term)
            return .oneOperand(.result(result, again: .init(operation: operation, operand: term.number)))
        case .oneOperand(let left), .oneOperandAndOperator(let left, _), .twoOperandsAndOperator(let left, _, _):
            return .oneOperand(left.isEmpty ? left : .result(left.term, again: nil))
        }
    }

    /// Only what was typed is taken back: a digit, a point, a sign, an operator; never a part of a value.
    fileprivate var withoutLastKey: Desk {
        switch self {
        case .oneOperandAndOperator(let left, _): .oneOperand(left)
        case .oneOperand(.typed), .twoOperandsAndOperator(_, _, .typed): typing { $0.removeLast() }
        default: self
        }
    }

    fileprivate var withoutEntry: Desk {
        switch self {
        case .oneOperand: .empty
        case .oneOperandAndOperator: self
        case .twoOperandsAndOperator(let left, let operation, _): .oneOperandAndOperator(left, operation)
        }
    }
}
