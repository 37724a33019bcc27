import ExactReal
import Screens

// Products, quotients, powers and roots.
extension QuantityStep {
    /// What stands before a unit, counted in it.
    func counted(_ quantity: Quantity, in power: UnitPower) throws(ExpressionError) -> Quantity {
        guard quantity.measure != nil else { return try checked(Quantity(quantity.number, Measure(power))) }
        guard let units = UnitProduct([power]) else { throw .powerOfUnit(power.unit.symbol, at: position) }
        return try product(quantity.number, multipliable(quantity), units)
    }

    func product(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        let (leftUnits, rightUnits) = (try multipliable(left), try multipliable(right))
        if left.isAngle, right.isAngle { return try plainResult([left, right]) }
        let number = try result(of: [left.number, right.number])
        guard let leftUnits else { return Quantity(number, right.measure) }
        guard let rightUnits else { return Quantity(number, left.measure) }
        return try product(number, leftUnits, rightUnits)
    }

    func quotient(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        let (leftUnits, rightUnits) = (try multipliable(left), try multipliable(right))
        if right.isAngle, left.isAngle || left.measure == nil { return try plainResult([left, right]) }
        let number = try result(of: [left.number, right.number])
        guard let rightUnits else { return Quantity(number, left.measure) }
        guard let inverse = rightUnits.power(-1) else { throw .powerOfUnit(rightUnits.text, at: position) }
        return try product(number, leftUnits ?? UnitProduct.none, inverse)
    }

    /// A number of the product of units, as far as these can be cancelled.
    private func product(
        _ number: Calculation.Number, _ left: UnitProduct?, _ right: UnitProduct
    ) throws(ExpressionError) -> Quantity {
        guard let (units, size) = UnitProduct.product(left ?? UnitProduct.none, right) else {
            throw .powerOfUnit(right.text, at: position)
        }
        return Quantity(try times(size, number), units.withoutScale)
    }

    /// The units of what can be multiplied; nil for plain numbers. Temperatures of a scale and dates cannot.
    func multipliable(_ quantity: Quantity) throws(ExpressionError) -> UnitProduct? {
        switch quantity.measure {
        case nil: return nil
        case .scale(let unit): throw .productOfTemperature(unit.symbol, at: position)
        case .date: throw .dateSum(at: position)
        case let measure?: return measure.units
        }
    }

    func power(_ base: Quantity, _ exponent: Quantity) throws(ExpressionError) -> Quantity {
        guard let units = try multipliable(base), !base.isAngle else { return try plainResult([base, exponent]) }
        let exponent = try plain(exponent)
        guard let ratio = calculation.rational(exponent), let upper = ratio.numerator.int,
            let lower = ratio.denominator.int,
            let (number, raised) = try root(lower, ofPower: upper, of: base.number, units)
        else { throw .powerOfUnit(units.text, at: position) }
        return Quantity(try result(of: [number, exponent]), raised)
    }

    /// The unit of a root of a power, and the number before it is raised: in base units of the SI, where only these have one.
    private func root(
        _ order: Int, ofPower exponent: Int, of number: Calculation.Number, _ units: UnitProduct
    ) throws(ExpressionError) -> (number: Calculation.Number, units: UnitProduct)? {
        if let root = units.power(exponent)?.root(order) { return (number, root) }
        guard let dimension = units.dimension.power(exponent)?.root(order),
            let root = UnitProduct(coherentOf: dimension)
        else { return nil }
        return (try times(units.size, number), root)
    }

    /// A root, by a function that takes the number, or the number and the order.
    func root(_ order: Int?, _ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        guard let units = try multipliable(operands[0]) else { return try plainResult(operands) }
        var numbers = [operands[0].number]
        for operand in operands.dropFirst() { numbers.append(try plain(operand)) }
        guard let order = order ?? calculation.rational(numbers[numbers.count - 1])?.integer?.int, order > 0,
            let (number, root) = try root(order, ofPower: 1, of: numbers[0], units)
        else { throw .powerOfUnit(units.text, at: position) }
        numbers[0] = number
        return Quantity(try result(of: numbers), root)
    }
}

extension UnitProduct {
    /// Where a degree of a scale is left alone it is a difference.
    fileprivate var withoutScale: UnitProduct {
        guard let difference = single?.difference else { return self }
        return UnitProduct(difference)
    }
}
