import ExactReal
import Screens

/// A step with operands of which at least one counts something.
struct QuantityStep {
    let action: Step.Action
    /// The byte of the text where it stands, for errors.
    let position: Int
    let calculation: Calculation
    /// The unit in force, in which an angle is a plain number.
    let angle: AngleUnit

    /// What becomes of the operands.
    func result(_ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        switch action {
        case .unit(let power): try counted(operands[0], in: power)
        case .alongside(let unit): try alongside(operands[0], unit)
        case .addSmaller: try sumOfParts(operands[0], operands[1])
        case .convert: try converted(operands[0], to: operands[1])
        case .add: try sum(operands[0], operands[1])
        case .subtract: try difference(operands[0], operands[1])
        case .multiply: try product(operands[0], operands[1])
        case .divide: try quotient(operands[0], operands[1])
        case .addShare, .subtractShare: try share(operands[0], operands[1])
        case .power: try power(operands[0], operands[1])
        case .negate, .hundredth: try changed(operands[0])
        case .modulo: try combined(operands)
        case .call(let function, count: _): try value(function, operands)
        default: try plainResult(operands)
        }
    }

    /// The result where no operand may count anything; an angle is a number of the unit in force.
    func plainResult(_ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        var numbers: [Calculation.Number] = []
        for operand in operands { numbers.append(try plain(operand)) }
        return Quantity(try result(of: numbers))
    }

    /// What the step makes of numbers.
    func result(of numbers: [Calculation.Number]) throws(ExpressionError) -> Calculation.Number {
        try exact { () throws(CalculationError) in try action.result(numbers, calculation, angle) }
    }

    /// A quantity as a number without a unit: an angle in the unit in force.
    func plain(_ quantity: Quantity) throws(ExpressionError) -> Calculation.Number {
        guard let measure = quantity.measure else { return quantity.number }
        guard let units = measure.units, units.dimension == .angle else {
            throw .unitNotTaken(measure.text, at: position)
        }
        return try times(units.size / angle.unit.size, quantity.number)
    }

    /// So many times a number.
    func times(_ size: UnitSize, _ number: Calculation.Number) throws(ExpressionError) -> Calculation.Number {
        try exact { () throws(CalculationError) in try size.times(number, in: calculation) }
    }

    /// A result of arithmetic, its errors at the place of the step.
    func exact<Value>(_ work: () throws(CalculationError) -> Value) throws(ExpressionError) -> Value {
        do throws(CalculationError) {
            return try work()
        } catch {
            throw ExpressionError(error, in: action, at: position)
        }
    }
}
