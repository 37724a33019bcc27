import ExactReal
import Screens

// Temperatures on the scales of Celsius and Fahrenheit, whose 0 is not absolute zero, and differences of them.
extension QuantityStep {
    /// A temperature and a difference, added or subtracted.
    func temperature(
        _ temperature: Quantity, of unit: Unit, changedBy change: Quantity
    ) throws(ExpressionError) -> Quantity {
        guard let measure = change.measure else { throw .unitAndNone(unit.symbol, at: position) }
        guard let units = measure.units, units.dimension == .temperature else {
            throw misfit(.scale(unit), measure)
        }
        let number = try times(units.size / unit.size, change.number)
        return try checked(Quantity(result(of: [temperature.number, number]), .scale(unit)))
    }

    /// The difference of two temperatures, of which the second is on a scale, in degrees of the first or else the second.
    func temperatureDifference(_ left: Quantity, _ right: Quantity, in unit: Unit) throws(ExpressionError) -> Quantity {
        var scale = unit
        if case .scale(let first)? = left.measure { scale = first }
        let measure = Measure.scale(scale)
        guard let own = left.measure else { throw .unitAndNone(unit.symbol, at: position) }
        guard let upper = try converted(left, from: own, to: measure),
            let lower = try converted(right, from: .scale(unit), to: measure)
        else { throw misfit(own, .scale(unit)) }
        return Quantity(try result(of: [upper, lower]), UnitProduct(scale.difference ?? scale))
    }

    /// By way of kelvins. Nil where one is no temperature, or only a difference.
    func convertedTemperature(
        _ quantity: Quantity, from own: Measure, to other: Measure
    ) throws(ExpressionError) -> Calculation.Number? {
        guard let from = own.thermometer, let to = other.thermometer else { return nil }
        return try exact { () throws(CalculationError) in
            let above = try calculation.sum(quantity.number, calculation.number(from.offset ?? 0))
            let number = try (from.size / to.size).times(above, in: calculation)
            return try calculation.difference(number, calculation.number(to.offset ?? 0))
        }
    }

    /// The quantity, unless it is a temperature below absolute zero.
    func checked(_ quantity: Quantity) throws(ExpressionError) -> Quantity {
        guard case .scale(let unit)? = quantity.measure, let offset = unit.offset else { return quantity }
        let sign = try exact { () throws(CalculationError) in
            try calculation.comparison(quantity.number, calculation.number(offset.negated))
        }
        if sign < 0 { throw .belowAbsoluteZero(unit.symbol, at: position) }
        return quantity
    }
}

extension Measure {
    /// The unit of a temperature; nil for differences and what is no temperature.
    fileprivate var thermometer: Unit? {
        switch self {
        case .scale(let unit): return unit
        default:
            guard let unit = units?.single, unit.dimension == .temperature, !unit.isDifference else { return nil }
            return unit
        }
    }
}

extension Unit {
    /// The difference of one degree on a scale.
    var difference: Unit? {
        switch self {
        case .celsius: .celsiusDifference
        case .fahrenheit: .fahrenheitDifference
        default: nil
        }
    }

    static let differences: [Unit] = [.celsiusDifference, .fahrenheitDifference]

    fileprivate var isDifference: Bool { Unit.differences.contains(self) }

    /// The scale whose letter it shares: many write C and F, the coulomb and the farad, for °C and °F.
    var likelyTemperature: Unit? {
        switch self {
        case .coulomb: .celsius
        case .farad: .fahrenheit
        default: nil
        }
    }
}
