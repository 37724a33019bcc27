import ExactReal
import Screens

extension Term {
    /// What an operation makes of terms, with the expression that says what was done.
    init(_ action: Step.Action, _ operands: [Term], from text: Text, _ binding: Binding) throws(Failure) {
        do throws(CalculationError) {
            let calculation = Calculation(budget: .key())
            var numbers: [Calculation.Number] = []
            for operand in operands { numbers.append(try calculation.number(operand.value)) }
            let number = try action.result(numbers, calculation, .degrees)
            try self.init(number, of: calculation, from: text, binding)
        } catch {
            throw Failure(error: error, action: action, expression: text)
        }
    }
}

extension Budget {
    /// What a key may use, so that it still answers at once: a fifth of a second on the host, in wasm with halves of its
    /// words.
    public static func key() -> Budget {
        Budget(work: Int.bitWidth == 64 ? 200_000_000 : 50_000_000)
    }
}

extension Operator {
    /// The operation on two terms, with the expression that says what was done.
    func applied(_ left: Term, _ right: Term) throws(Failure) -> Term {
        try Term(action, [left, right], from: line(left, right), binding)
    }

    /// The whole expression, such as `(2 + 3) × 4`.
    func line(_ left: Term, _ right: Term) -> Text {
        let isHundredth = binding == .sum && right.isHundredth
        return opening(left) + " " + right.text(bindingAtLeast: isHundredth ? .number : binding.next)
    }

    /// The expression up to the sign of the operation, such as `(2 + 3) ×`.
    func opening(_ left: Term) -> Text {
        left.text(bindingAtLeast: binding) + " " + sign
    }
}

extension Function {
    /// The function of a term, with the expression that says what was done.
    func applied(_ operand: Term) throws(Failure) -> Term {
        switch self {
        case .squareRoot:
            let text = "√" + operand.text(bindingAtLeast: .number)
            return try Term(.call(.squareRoot, count: 1), [operand], from: text, .function)
        case .square:
            let text = operand.text(bindingAtLeast: .number) + "²"
            return try Term(.multiply, [operand, operand], from: text, .function)
        case .reciprocal:
            let text = "1 ÷ " + operand.text(bindingAtLeast: .sign)
            return try Term(.divide, [Term(1), operand], from: text, .product)
        }
    }
}

extension Term {
    /// The term with the other sign; a second change of sign takes the first one back.
    func negated() throws(Failure) -> Term {
        if isCalculated, binding == .sign {
            let text = Text(utf8: Array(text.utf8.dropFirst(Term.sign.utf8.count)))
            return try Term(.negate, [self], from: text, .function).number
        }
        let term = try Term(.negate, [self], from: Term.sign + text(bindingAtLeast: .function), .sign)
        return isCalculated ? term : term.number
    }

    /// What stands before a function, or anything that binds as tightly, whose sign was changed.
    private static let sign: Text = "−"

    /// A hundredth of the term.
    func hundredth() throws(Failure) -> Term {
        let binding: Binding = binding == .share ? .share : .percent
        return try Term(.hundredth, [self], from: text(bindingAtLeast: .percent) + "%", binding)
    }

    /// This percentage of the left operand of an addition or subtraction.
    func share(of left: Term) throws(Failure) -> Term {
        let hundredth = try hundredth()
        return try Term(.multiply, [left, hundredth], from: hundredth.text, .share)
    }

    /// A share as an expression that means its value in every place; other terms are that already.
    func released(from left: Term) -> Term {
        if binding != .share { return self }
        return Term(
            value: value, reading: reading, text: Operator.multiply.opening(left) + " " + text, binding: .product)
    }
}
