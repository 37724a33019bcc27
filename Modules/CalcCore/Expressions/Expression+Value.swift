import ExactReal
import Screens

extension Expression {
    /// The exact value. The time is bounded by `Budget`; without recursion.
    public func value() throws(ExpressionError) -> Rational {
        var machine = Machine()
        for step in steps {
            switch step {
            case .number(let value): machine.push(value)
            case .operation(let operation, let position):
                do throws(Fault) {
                    try machine.perform(operation)
                } catch {
                    throw ExpressionError(error.words, at: position)
                }
            }
        }
        return machine.pop()
    }
}
