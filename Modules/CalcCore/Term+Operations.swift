import ExactReal
import Screens

extension Operator {
    /// The operation on two terms, with the expression that says what was done.
    func applied(_ left: Term, _ right: Term) throws(Failure) -> Term {
        let text = line(left, right)
        do {
            return Term(try value(left.value, right.value), from: text, binding)
        } catch {
            throw Failure(problem: error, expression: text)
        }
    }

    /// The whole expression, such as `(2 + 3) × 4`.
    func line(_ left: Term, _ right: Term) -> Text {
        opening(left) + " " + right.text(bindingAtLeast: binding.next)
    }

    /// The expression up to the sign of the operation, such as `(2 + 3) ×`.
    func opening(_ left: Term) -> Text {
        left.text(bindingAtLeast: binding) + " " + sign
    }
}

extension Function {
    /// The function of a term, with the expression that says what was done.
    func applied(_ operand: Term) throws(Failure) -> Term {
        let text = text(operand)
        do {
            return Term(try value(operand.value), from: text, binding)
        } catch {
            throw Failure(problem: error, expression: text)
        }
    }

    private func text(_ operand: Term) -> Text {
        switch self {
        case .squareRoot: "√" + operand.text(bindingAtLeast: .number)
        case .square: operand.text(bindingAtLeast: .number) + "²"
        case .reciprocal: "1 ÷ " + operand.text(bindingAtLeast: .sign)
        }
    }

    private var binding: Binding {
        switch self {
        case .squareRoot, .square: .function
        case .reciprocal: .product
        }
    }
}

extension Term {
    /// The term with the other sign; a second change of sign leads back to a number.
    var negated: Term {
        if isCalculated && binding != .sign {
            Term(value.negated, from: "−" + text(bindingAtLeast: .function), .sign)
        } else {
            Term(value.negated)
        }
    }

    /// A hundredth of the term.
    func hundredth() throws(Failure) -> Term {
        let hundredth = try Operator.divide.applied(self, Term(100))
        return Term(hundredth.value, from: text(bindingAtLeast: .percent) + "%", binding == .share ? .share : .percent)
    }

    /// This percentage of the left operand of an addition or subtraction.
    func share(of left: Term) throws(Failure) -> Term {
        let hundredth = try hundredth()
        let share = try Operator.multiply.applied(left, hundredth)
        return Term(share.value, from: hundredth.text, .share)
    }

    /// A share as an expression that means its value in every place; other terms are that already.
    func released(from left: Term) -> Term {
        if binding != .share { return self }
        let text = Operator.multiply.opening(left) + " " + text
        return Term(value, from: text, .product)
    }
}
