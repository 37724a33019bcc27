import Screens

/// The sum on the desk: the three states of a desk calculator.
public indirect enum Desk: Hashable, Sendable {
    /// A number.
    case oneOperand(Operand)
    /// A number and what is to be done with it; the second number has not been begun.
    case oneOperandAndOperator(Operand, Operator)
    /// Two numbers and what is to be done with them; the second one is never blank.
    case twoOperandsAndOperator(Operand, Operator, Operand)

    /// Nothing typed yet.
    public static let empty = Desk.oneOperand(.typed(Entry()))

    /// The number on the display.
    public var shown: Operand {
        switch self {
        case .oneOperand(let operand), .oneOperandAndOperator(let operand, _),
            .twoOperandsAndOperator(_, _, let operand):
            operand
        }
    }
}

extension Desk {
    /// Whether a negative operand was begun that has no digits yet.
    var isSignAlone: Bool {
        if case .twoOperandsAndOperator(_, _, let right) = self { right.isEmpty } else { false }
    }

    /// The number on the display, as an expression that means its value in every place.
    var term: Term {
        guard case .twoOperandsAndOperator(let left, _, let right) = self else { return shown.term }
        return right.term.released(from: left.term)
    }

    /// The sum with another number on the display; after an operator it is the second one.
    func showing(_ operand: Operand) -> Desk {
        switch self {
        case .oneOperand: .oneOperand(operand)
        case .oneOperandAndOperator(let left, let operation), .twoOperandsAndOperator(let left, let operation, _):
            .twoOperandsAndOperator(left, operation, operand)
        }
    }

    /// The sum after a change of the text being typed; after an operator a new text is begun.
    func typing(_ change: (inout Entry) -> Void) -> Desk {
        var entry = entry
        change(&entry)
        return showing(.typed(entry)).withoutBlank
    }

    /// The sum after a change of the number shown; nothing if none was typed.
    func changing(_ change: (Term) throws(Failure) -> Term) throws(Failure) -> Desk {
        switch self {
        case .oneOperandAndOperator: self
        default: shown.isEmpty ? self : showing(.value(try change(term)))
        }
    }

    /// The sum with the number typed so far as a value, so that a digit begins a new one.
    var settled: Desk {
        switch self {
        case .oneOperand(.typed(let entry)) where !entry.isEmpty: .oneOperand(.value(Term(entry)))
        case .twoOperandsAndOperator(_, _, .typed(let entry)) where !entry.isEmpty: showing(.value(Term(entry)))
        default: self
        }
    }

    /// The text being typed; where a digit begins a new number, an empty one.
    private var entry: Entry {
        switch self {
        case .oneOperand(.typed(let entry)), .twoOperandsAndOperator(_, _, .typed(let entry)): entry
        default: Entry()
        }
    }

    /// The sum back in the state of one operand and operator, if nothing is left of the second operand.
    private var withoutBlank: Desk {
        guard case .twoOperandsAndOperator(let left, let operation, .typed(let entry)) = self, entry.isBlank
        else { return self }
        return .oneOperandAndOperator(left, operation)
    }
}
