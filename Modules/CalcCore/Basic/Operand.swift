import Screens

/// A number of the sum as it came to be, which decides what the next key does to it.
public indirect enum Operand: Hashable, Sendable {
    /// It is being typed.
    case typed(Entry)
    /// It came from a function, from % or from the memory.
    case value(Term)
    /// It is the result of `=`, which another `=` works on `again`.
    case result(Term, again: Repetition?)

    /// What a further `=` does.
    public struct Repetition: Hashable, Sendable {
        /// The operation.
        public let operation: Operator
        /// Its right operand.
        public let operand: Term
    }
}

extension Operand {
    /// Whether there is no number to calculate with.
    var isEmpty: Bool {
        if case .typed(let entry) = self { entry.isEmpty } else { false }
    }

    /// The number to calculate with. A result goes on as a number by itself, not as the expression it came from.
    var term: Term {
        switch self {
        case .typed(let entry): Term(entry)
        case .value(let term): term
        case .result(let term, _): term.number
        }
    }

    /// The operand as it goes into a sum: what is typed can still be edited, a result is a number by itself.
    var carried: Operand {
        if case .result = self { .value(term) } else { self }
    }
}
