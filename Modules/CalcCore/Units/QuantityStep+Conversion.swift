import ExactReal
import Screens

// `to` and `in`.
extension QuantityStep {
    /// A quantity in the unit that stands behind `to`.
    func converted(_ quantity: Quantity, to target: Quantity) throws(ExpressionError) -> Quantity {
        guard let measure = target.measure, calculation.rational(target.number) == 1 else {
            throw .targetMissing(at: position)
        }
        switch (quantity.measure, measure) {
        case (.date(let style), _):
            guard let style = measure.dateStyle else { throw .noConversion(style.name, measure.text, at: position) }
            return Quantity(quantity.number, .date(style))
        case (nil, _) where measure.isAngle:
            let degrees = Quantity(quantity.number, .units(UnitProduct(angle.unit)))
            return try converted(degrees, to: target)
        case (nil, _): throw .nothingToConvert(measure.text, at: position)
        case (let own?, _):
            for number in [try converted(quantity, from: own, to: measure), try otherwise(quantity, own, measure)] {
                if let number { return try checked(Quantity(number, measure.withTemperature(like: own))) }
            }
            throw .noConversion(own.text, measure.text, at: position)
        }
    }

    /// The number of a quantity in another measure; nil where that measures something else.
    func converted(
        _ quantity: Quantity, from own: Measure, to other: Measure
    ) throws(ExpressionError) -> Calculation.Number? {
        if own == other { return quantity.number }
        switch (own, other) {
        case (.date, .date): return quantity.number
        case (.scale, _), (_, .scale): return try convertedTemperature(quantity, from: own, to: other)
        default:
            guard let from = own.units, let to = other.units, from.dimension == to.dimension else { return nil }
            return try times(from.size / to.size, quantity.number)
        }
    }

    /// Conversions between units of which one is the inverse of the other, of fuel; between turns and cycles in a time; and
    /// of temperatures for which C and F stand, the units of charge and capacitance.
    private func otherwise(
        _ quantity: Quantity, _ own: Measure, _ other: Measure
    ) throws(ExpressionError) -> Calculation.Number? {
        if let from = own.temperature, let to = other.temperature, own.isLetter || other.isLetter {
            return try converted(checked(Quantity(quantity.number, from)), from: from, to: to)
        }
        guard let from = own.units, let to = other.units else { return nil }
        if from.isFuel || to.isFuel, from.dimension == to.dimension.inverse {
            let product = try times(from.size * to.size, quantity.number)
            return try exact { () throws(CalculationError) in try calculation.quotient(calculation.number(1), product) }
        }
        let kinds = [from.dimension, to.dimension]
        guard kinds.contains(.frequency), kinds.contains(.angularSpeed) else { return nil }
        return try times(from.size / to.size, quantity.number)
    }
}

extension UnitProduct {
    /// Whether it is a unit of the consumption of fuel.
    fileprivate var isFuel: Bool { single.map { $0.dimension == .distancePerVolume || $0 == .litresPer100 } ?? false }
}

extension Measure {
    /// The temperature that C, F and K stand for beside one another.
    fileprivate var temperature: Measure? {
        switch self {
        case .scale: self
        case .units(let units) where units.single == .coulomb: .scale(.celsius)
        case .units(let units) where units.single == .farad: .scale(.fahrenheit)
        case .units(let units) where units.single == .kelvin: self
        default: nil
        }
    }

    /// Whether it is C or F.
    fileprivate var isLetter: Bool { units.map { $0.single == .coulomb || $0.single == .farad } ?? false }

    /// What is shown: °C where C could stand for nothing else.
    fileprivate func withTemperature(like other: Measure) -> Measure {
        guard isLetter, other.temperature != nil, other != self else { return self }
        return temperature ?? self
    }

    /// How a date is shown in a unit.
    fileprivate var dateStyle: DateStyle? {
        switch self {
        case .date(let style): style
        case .units(let units) where units.single == .week: .week
        default: nil
        }
    }
}
