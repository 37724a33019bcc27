import ExactReal
import Screens

/// The unit of the angles that functions take and give.
public enum AngleUnit: UInt8, Hashable, Sendable, CaseIterable {
    case degrees, radians, gradians

    /// An angle in this unit, measured in another one. Exact.
    func angle(
        _ angle: Calculation.Number, in other: AngleUnit, _ calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        if self == other { return angle }
        let product = try calculation.product(angle, other.halfTurn(calculation))
        return try calculation.quotient(product, halfTurn(calculation))
    }

    /// Half a turn in this unit.
    private func halfTurn(_ calculation: Calculation) throws(CalculationError) -> Calculation.Number {
        switch self {
        case .degrees: calculation.number(180)
        case .radians: try calculation.pi()
        case .gradians: calculation.number(200)
        }
    }

    /// The unit in the table.
    var unit: Unit {
        switch self {
        case .degrees: .degree
        case .radians: .radian
        case .gradians: .gradian
        }
    }
}
