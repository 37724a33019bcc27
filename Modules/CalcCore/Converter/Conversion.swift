import ExactReal
import Screens

/// From which unit to which a number is converted.
public struct Conversion: Hashable, Sendable {
    let source: ConvertibleUnit
    let target: ConvertibleUnit
}

extension Conversion {
    /// A result in the unit that is aimed at. A number without a unit counts the unit that it is converted from.
    func result(
        of quantity: Quantity, _ calculation: Calculation, _ angle: AngleUnit
    ) throws(ExpressionError) -> Quantity {
        let step = QuantityStep(action: .convert, position: 0, calculation: calculation, angle: angle)
        let counted = try step.checked(Quantity(quantity.number, quantity.measure ?? source.measure))
        return try step.converted(counted, to: Quantity(calculation.number(1), target.measure))
    }

    /// A line as it is read, with its units: `5 mi to km`, `(2 + 3) mi to km`.
    func reading(of expression: Expression, _ measure: Measure?) -> Text {
        let aim = " to " + target.symbol
        if measure != nil { return expression.reading + aim }
        let number = expression.isNumber ? expression.reading : "(" + expression.reading + ")"
        return number + (source.isSign ? "" : " ") + source.symbol + aim
    }

    /// What one of the unit is, such as `1 mi = 1.609344 km`; nil where that is no number of it.
    var factor: Text? {
        let calculation = Calculation(budget: .key())
        guard let one = try? result(of: Quantity(calculation.number(1)), calculation, .degrees),
            let reading = try? Reading(one.number, of: calculation)
        else { return nil }
        let number = "1" + (source.isSign ? "" : " ") + source.symbol
        return number + (reading.isExact ? " = " : " ≈ ") + reading.text + (target.isSign ? "" : " ") + target.symbol
    }
}

extension ConvertibleUnit {
    /// Whether it stands right behind its number, as ° does.
    fileprivate var isSign: Bool { measure.units?.single?.isSign ?? false }
}
