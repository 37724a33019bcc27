import Screens

/// A function that is written by name.
enum NamedFunction: UInt8, Hashable, Sendable, CaseIterable {
    case squareRoot, absolute, sign, floor, ceiling, round, truncate, fraction
    case minimum, maximum, greatestCommonDivisor, leastCommonMultiple, modulo, factorial

    /// How many numbers a function takes.
    enum Arity {
        case one, two, many
    }

    var arity: Arity {
        switch self {
        case .minimum, .maximum, .greatestCommonDivisor, .leastCommonMultiple: .many
        case .modulo: .two
        default: .one
        }
    }

    /// The name in the reading.
    var name: Text {
        if self == .squareRoot { return "√" }
        return NameTable.functions.first { $0.function == self }?.name ?? ""
    }
}
