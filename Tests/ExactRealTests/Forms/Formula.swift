import LoopTesting

@testable import ExactReal

/// A formula as a tree, in tests.
indirect enum Formula: CustomStringConvertible {
    case number(Rational)
    case pi
    case apply(Name, [Formula])

    /// Operators, functions and `e`.
    enum Name: String, CaseIterable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case power = "^"
        case negative, factorial, percent, e
        case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh
        case sqrt, cbrt, root, exp, ln, log, log2, gamma, abs, atan2
    }

    var description: String {
        switch self {
        case .number(let value): "\(value)"
        case .pi: "pi"
        case .apply(let name, let operands): "\(name.rawValue)(\(operands.map(\.description).joined(separator: ", ")))"
        }
    }

    /// How many numbers are written in the formula.
    var numberCount: Int {
        switch self {
        case .number: 1
        case .pi: 0
        case .apply(_, let operands): operands.reduce(0) { $0 + $1.numberCount }
        }
    }

    /// The formula with one of its numbers, counted from 0, a little larger.
    func nudged(_ index: Int, by amount: Rational) -> Formula {
        switch self {
        case .number(let value): return index == 0 ? .number(value + amount) : self
        case .pi: return self
        case .apply(let name, var operands):
            var index = index
            for i in operands.indices {
                operands[i] = operands[i].nudged(index, by: amount)
                index -= operands[i].numberCount
            }
            return .apply(name, operands)
        }
    }

    /// A formula of random operations on small numbers, π and e.
    static func random(depth: Int, _ random: inout SeededRandom) -> Formula {
        guard depth > 0, Int.random(in: 0..<8, using: &random) > 0 else { return leaf(&random) }
        let name = Name.allCases.randomElement(using: &random) ?? .add
        switch name {
        case .power: return .apply(name, [.random(depth: depth - 1, &random), leaf(&random)])
        case .add, .subtract, .multiply, .divide, .log, .atan2:
            return .apply(name, [.random(depth: depth - 1, &random), .random(depth: depth - 1, &random)])
        case .root: return .apply(name, [.random(depth: depth - 1, &random), .number(3)])
        case .e: return .apply(.e, [])
        default: return .apply(name, [.random(depth: depth - 1, &random)])
        }
    }

    private static func leaf(_ random: inout SeededRandom) -> Formula {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .pi
        case 1: return .apply(.e, [])
        case 2: return .apply(.sqrt, [.number(Rational(Int.random(in: 2...12, using: &random)))])
        default:
            let upper = Integer(Int.random(in: -6...12, using: &random))
            return .number(Rational(upper, over: Integer(Int.random(in: 1...6, using: &random))) ?? 0)
        }
    }
}
