import LoopTesting

@testable import ExactReal

extension Formula {
    /// A formula of random operations on small fractions, square roots, π and e.
    static func random(depth: Int, _ random: inout SeededRandom) -> Formula {
        guard depth > 0, Int.random(in: 0..<8, using: &random) > 0 else { return leaf(&random) }
        let operand = Formula.random(depth: depth - 1, &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .apply("^", [operand, leaf(&random)])
        case 1, 2:
            let name = ["+", "-", "*", "/", "log", "atan2"].randomElement(using: &random) ?? "+"
            return .apply(name, [operand, .random(depth: depth - 1, &random)])
        default: return .apply(functions.randomElement(using: &random) ?? "sin", [operand])
        }
    }

    private static let functions = [
        "-", "!", "sqrt", "cbrt", "exp", "ln", "log", "log2", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
        "cosh", "tanh",
        "asinh", "acosh", "atanh", "gamma", "abs",
    ]

    private static func leaf(_ random: inout SeededRandom) -> Formula {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .apply("pi", [])
        case 1: return .apply("e", [])
        case 2: return .apply("sqrt", [.number(Rational(Int.random(in: 2...12, using: &random)))])
        default:
            let upper = Integer(Int.random(in: -6...12, using: &random))
            return .number(Rational(upper, over: Integer(Int.random(in: 1...6, using: &random))) ?? 0)
        }
    }
}
