import ExactReal
import Screens

/// A constant that is written by name.
enum Constant: UInt8, Hashable, Sendable {
    case pi, e, goldenRatio, tau

    /// The name in the reading.
    var name: Text {
        switch self {
        case .pi: "π"
        case .e: "e"
        case .goldenRatio: "φ"
        case .tau: "τ"
        }
    }

    /// The exact value.
    func value(in calculation: Calculation) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .pi: try calculation.pi()
        case .e: try calculation.exponential(calculation.number(1))
        case .goldenRatio: try calculation.goldenRatio()
        case .tau: try calculation.product(calculation.number(2), calculation.pi())
        }
    }
}

extension Calculation {
    /// (1 + √5) / 2.
    fileprivate func goldenRatio() throws(CalculationError) -> Number {
        try quotient(sum(number(1), squareRoot(number(5))), number(2))
    }
}
