import ExactReal

/// A stack of numbers, and what the operations do to it.
struct Machine {
    private var stack: [Rational] = []
    private var budget = Budget()

    mutating func push(_ value: Rational) {
        stack.append(value)
    }

    /// Takes the topmost number. The parser sees to it that there is one.
    mutating func pop() -> Rational {
        stack.removeLast()
    }

    /// Replaces the operands on top of the stack by the result.
    mutating func perform(_ operation: Expression.Operation) throws(Fault) {
        switch operation {
        case .call(let function, let count):
            let operands = Array(stack.suffix(count))
            stack.removeLast(count)
            push(try function.value(operands, &budget))
        case .negate, .hundredth, .factorial, .doubleFactorial: push(try unary(operation, pop()))
        default:
            let right = pop()
            push(try binary(operation, pop(), right))
        }
    }

    private mutating func unary(_ operation: Expression.Operation, _ operand: Rational) throws(Fault) -> Rational {
        switch operation {
        case .hundredth: try budget.product(operand, Rational.hundredth)
        case .factorial: try budget.factorial(operand, step: 1)
        case .doubleFactorial: try budget.factorial(operand, step: 2)
        default: operand.negated
        }
    }

    private mutating func binary(
        _ operation: Expression.Operation, _ left: Rational, _ right: Rational
    ) throws(Fault) -> Rational {
        switch operation {
        case .subtract: try budget.sum(left, right.negated)
        case .addShare: try budget.sum(left, budget.product(left, right))
        case .subtractShare: try budget.sum(left, budget.product(left, right.negated))
        case .multiply: try budget.product(left, right)
        case .divide: try budget.quotient(left, right)
        case .modulo: try budget.modulo(left, right)
        case .power: try budget.power(left, right)
        default: try budget.sum(left, right)
        }
    }
}

extension Rational {
    /// 1 %.
    fileprivate static var hundredth: Rational { Rational(1).divided(by: 100) ?? 0 }
}
