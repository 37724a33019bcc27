#if SWIFT_PACKAGE
    @testable import ExactReal
#endif

/// A formula as a tree, for tests: numbers, and operators, functions and constants by the names that text has for them.
indirect enum Formula: Equatable {
    case number(Rational)
    case apply(String, [Formula])

    /// How many numbers are written in the formula.
    var numberCount: Int {
        switch self {
        case .number: 1
        case .apply(_, let operands): operands.reduce(0) { $0 + $1.numberCount }
        }
    }

    /// The formula with one of its numbers, counted from 0, a little larger.
    func nudged(_ index: Int, by amount: Rational) -> Formula {
        switch self {
        case .number(let value): return index == 0 ? .number(value + amount) : self
        case .apply(let name, var operands):
            var index = index
            for i in operands.indices {
                operands[i] = operands[i].nudged(index, by: amount)
                index -= operands[i].numberCount
            }
            return .apply(name, operands)
        }
    }
}

extension Formula: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let value): "\(value)"
        case .apply(let name, []): name
        case .apply(let name, let operands): "\(name)(\(operands.map(\.description).joined(separator: ", ")))"
        }
    }
}
