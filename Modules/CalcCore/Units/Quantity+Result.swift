import ExactReal
import Screens

extension Quantity {
    /// The quantity as a person would have it: an angle that was not converted is a plain number, and base units that
    /// make up a unit with a name give way to it.
    func result(isConverted: Bool, _ step: QuantityStep) throws(ExpressionError) -> Quantity {
        if isConverted { return self }
        if isAngle { return Quantity(try step.plain(self)) }
        guard case .units(let units)? = measure, let name = units.name else { return self }
        return Quantity(number, UnitProduct(name))
    }
}

extension UnitProduct {
    /// The unit with a name that is the same as several: N for kg·m/s², kΩ for V/mA. N·m stays, for it may be a torque.
    fileprivate var name: Unit? {
        guard powers.count > 1, let symbol = UnitProduct.named.first(where: { $0.dimension == dimension })?.symbol
        else { return nil }
        let isTorque = powers.allSatisfy { $0.exponent == 1 } && powers.contains { $0.unit.dimension == .length }
        return isTorque
            ? nil : UnitProduct.steps.lazy.compactMap { Unit(symbol: $0 + symbol) }.first { $0.size == size }
    }

    private static let named = ["N", "Pa", "J", "W", "C", "V", "Ω", "S", "F", "Wb", "T", "H"].compactMap {
        (symbol: StaticString) in Unit(symbol: Text(stringLiteral: symbol))
    }

    /// The prefixes that go by thousands.
    private static let steps: [Text] = ["", "k", "M", "G", "T", "m", "μ", "n", "p"]
}
