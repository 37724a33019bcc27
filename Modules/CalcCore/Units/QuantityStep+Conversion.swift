import ExactReal
import Screens

// `to` and `in`.
extension QuantityStep {
    /// A quantity in the unit that stands behind `to`.
    func converted(_ quantity: Quantity, to target: Quantity) throws(ExpressionError) -> Quantity {
        guard let measure = target.measure, calculation.rational(target.number) == 1 else {
            throw .targetMissing(at: position)
        }
        switch (quantity.measure?.kept, measure) {
        case (.date, _):
            guard let style = measure.dateStyle else { throw .dateTarget(measure.text, at: position) }
            return Quantity(quantity.number, .date(style))
        case (nil, _) where measure.isAngle:
            let degrees = Quantity(quantity.number, .units(UnitProduct(angle.unit)))
            return try converted(degrees, to: target)
        case (nil, .percent): return Quantity(quantity.number, measure)
        case (nil, .units(let units)) where units.powers.isEmpty: return quantity
        case (nil, .base):
            guard let whole = calculation.rational(quantity.number), whole.isInteger, whole.bitWidth <= Radix.mostBits
            else { throw .baseOfWhole(measure.text, at: position) }
            return Quantity(quantity.number, measure)
        case (nil, _): throw .nothingToConvert(measure.text, at: position)
        case (let own?, _):
            for number in [try converted(quantity, from: own, to: measure), try otherwise(quantity, own, measure)] {
                if let number { return try checked(Quantity(number, measure.withTemperature(like: own))) }
            }
            if own.isDifference, measure.temperature != nil { throw .differenceTarget(at: position) }
            throw own.isMistaken(beside: measure)
                ? .letters(at: position) : .noConversion(own.text, measure.text, at: position)
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

    /// Conversions between units of which one is the inverse of the other, of fuel and of the pace of runners; between turns
    /// and cycles in a time; of temperatures to C and F; and with the radian as the number 1, as in N·m·rad/s to W.
    private func otherwise(
        _ quantity: Quantity, _ own: Measure, _ other: Measure
    ) throws(ExpressionError) -> Calculation.Number? {
        if own.isTemperature, let to = other.temperature {
            return try converted(quantity, from: own, to: to)
        }
        guard let from = own.units, let to = other.units else { return nil }
        if [from, to].contains(where: { $0.isFuel || $0.dimension == .pace }), from.dimension == to.dimension.inverse {
            let product = try times(from.size * to.size, quantity.number)
            return try exact { () throws(CalculationError) in try calculation.quotient(calculation.number(1), product) }
        }
        let kinds = [from.dimension, to.dimension]
        if kinds.contains(.frequency), kinds.contains(.angularSpeed) {
            return try times(from.size / to.size, quantity.number)
        }
        let (lower, upper) = (from.withoutAngles, to.withoutAngles)
        guard lower.dimension == upper.dimension else { return nil }
        return try times(lower.size / upper.size, quantity.number)
    }
}

extension UnitProduct {
    /// Whether it is a unit of the consumption of fuel.
    fileprivate var isFuel: Bool { single.map { $0.dimension == .distancePerVolume || $0 == .litresPer100 } ?? false }
}

extension UnitProduct {
    /// What it measures, and how much that is, where a radian is the number 1.
    fileprivate var withoutAngles: (dimension: Dimension?, size: UnitSize) {
        let turn = UnitSize(2, pi: 1)
        let angles = powers.filter { $0.unit.dimension == .angle }
        let count = angles.reduce(0) { $0 + $1.exponent }
        let dimension = Dimension.angle.power(-count).flatMap { self.dimension.times($0) }
        return (dimension, size * turn.power(count))
    }
}

extension Measure {
    /// The temperature that it is behind `to`, where C and F can stand for it.
    var temperature: Measure? {
        isTemperature ? self : units?.single?.likelyTemperature.map { .scale($0) }
    }

    /// Whether it is a temperature, and no difference of two.
    fileprivate var isTemperature: Bool {
        if case .scale = self { true } else { units?.single == .kelvin }
    }

    /// What is shown: °C where C could stand for nothing else.
    fileprivate func withTemperature(like other: Measure) -> Measure {
        other.isTemperature ? temperature ?? self : self
    }

    fileprivate var isDifference: Bool { units?.single.map { Unit.differences.contains($0) } ?? false }

    /// Whether C or F in one of both is likely to be meant for a temperature.
    func isMistaken(beside other: Measure) -> Bool {
        hasLetter && (other.hasLetter || other.hasTemperature) || hasTemperature && other.hasLetter
    }

    private var hasLetter: Bool { units?.powers.contains { $0.unit.likelyTemperature != nil } ?? false }

    private var hasTemperature: Bool {
        isTemperature || units?.powers.contains { $0.unit.dimension == .temperature } ?? false
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
