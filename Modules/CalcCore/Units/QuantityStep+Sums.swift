import ExactReal
import Screens

// Sums keep the unit of their first operand; of the two, units side by side and h:min:s are kept.
extension QuantityStep {
    func sum(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        switch (left.measure, right.measure) {
        case (.date, _), (_, .date): return try dateSum(left, right)
        case (.scale, .scale): throw .sumOfTemperatures(at: position)
        case (.scale(let unit), _): return try temperature(left, of: unit, changedBy: right)
        case (_, .scale(let unit)): return try temperature(right, of: unit, changedBy: left)
        default: return try combined([left, right])
        }
    }

    func difference(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        switch (left.measure, right.measure) {
        case (.date, _), (_, .date): return try dateDifference(left, right)
        case (_, .scale(let unit)): return try temperatureDifference(left, right, in: unit)
        case (.scale(let unit), _): return try temperature(left, of: unit, changedBy: right)
        default: return try combined([left, right])
        }
    }

    /// a + n % and a − n %.
    func share(_ whole: Quantity, _ share: Quantity) throws(ExpressionError) -> Quantity {
        let units = try multipliable(whole)
        return Quantity(try result(of: [whole.number, plain(share)]), units == nil ? nil : whole.measure)
    }

    /// The opposite or a hundredth.
    func changed(_ quantity: Quantity) throws(ExpressionError) -> Quantity {
        if action != .negate { _ = try multipliable(quantity) }
        if case .date = quantity.measure { throw .dateSum(at: position) }
        return try checked(Quantity(result(of: [quantity.number]), quantity.measure))
    }

    /// What the step makes of quantities of one kind, in the unit of the first.
    func combined(_ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        let (numbers, measure) = try comparable(operands)
        return Quantity(try result(of: numbers), measure)
    }

    /// Quantities of one kind as numbers that count the same.
    func comparable(
        _ operands: [Quantity]
    ) throws(ExpressionError) -> (numbers: [Calculation.Number], measure: Measure?) {
        let measure = operands.first { $0.measure?.isCompound ?? false }?.measure ?? operands[0].measure
        var numbers: [Calculation.Number] = []
        for operand in operands {
            guard let own = operand.measure, let measure else {
                // Angles and plain numbers go together, other quantities and plain numbers do not.
                if operands.allSatisfy({ $0.measure == nil || $0.isAngle }) { return (try plainNumbers(operands), nil) }
                throw .unitAndNone(operands.first { $0.measure != nil }?.measure?.text ?? "", at: position)
            }
            guard let converted = try converted(operand, from: own, to: measure) else {
                throw misfit(measure, own)
            }
            numbers.append(converted)
        }
        return (numbers, measure)
    }

    /// The error for two that measure different things.
    func misfit(_ first: Measure, _ second: Measure) -> ExpressionError {
        first.isMistaken(beside: second)
            ? .letters(at: position) : .differentKinds(first.text, second.text, at: position)
    }

    private func plainNumbers(_ operands: [Quantity]) throws(ExpressionError) -> [Calculation.Number] {
        var numbers: [Calculation.Number] = []
        for operand in operands { numbers.append(try plain(operand)) }
        return numbers
    }

    /// 3 ft 5 in: counted in the smaller unit.
    func sumOfParts(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        guard let larger = left.measure, let smaller = right.measure, let unit = smaller.units?.single,
            let number = try converted(left, from: larger, to: smaller)
        else { throw .twoNumbers(at: position) }
        let sum = try exact { () throws(CalculationError) in try calculation.sum(number, right.number) }
        return Quantity(sum, .mixed(larger.parts + [unit]))
    }

    /// `ft in` behind `to`.
    func alongside(_ target: Quantity, _ unit: Unit) throws(ExpressionError) -> Quantity {
        Quantity(target.number, .mixed((target.measure?.parts ?? []) + [unit]))
    }
}

extension Measure {
    /// Whether a person reads it as several numbers.
    fileprivate var isCompound: Bool {
        switch self {
        case .mixed, .clock: true
        default: false
        }
    }

    /// The units that stand side by side.
    fileprivate var parts: [Unit] {
        switch self {
        case .mixed(let units): units
        default: units?.single.map { [$0] } ?? []
        }
    }
}
