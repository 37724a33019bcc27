import Screens

extension Expression {
    /// What a function of an angle may have meant that was given a multiple of π, where angles are not in radians. O(steps).
    func hint(_ angle: AngleUnit) -> Text? {
        guard angle != .radians else { return nil }
        var operands: [Ingredients] = []
        for step in steps {
            // It looks at numbers, and takes and leaves none.
            if case .checkDividend = step.action { continue }
            let count = step.action.operandCount
            let taken = operands.suffix(count).reduce(into: Ingredients()) { $0.formUnion($1) }
            if case .call(let function, count: _) = step.action, function.takesAngle, taken == .pi {
                return tr("The angle is in {}: for radians write rad behind it", angle.name)
            }
            operands.removeLast(min(count, operands.count))
            operands.append(taken.union(Ingredients(step.action)))
        }
        return nil
    }

    /// The unit that it is, without a number.
    var bareUnit: Text? {
        guard steps.count == 1, case .quantity(_, let measure) = steps[0].action, measure.isOfNumbers else {
            return nil
        }
        return measure.text
    }

    /// What a number alone may have meant, where its unit is a letter that many take for a temperature; else nil.
    var hint: Text? {
        var unit: Unit?
        for step in steps {
            switch step.action {
            case .quantity(_, .units(let units)): unit = units.single
            case .unit(let power) where power.exponent == 1: unit = power.unit
            case .number, .negate: break
            default: return nil
            }
        }
        if unit == .coulomb { return tr("C is the coulomb here: a temperature is written °C") }
        if unit == .farad { return tr("F is the farad here: a temperature is written °F") }
        return nil
    }
}

/// What stands in an operand.
private struct Ingredients: OptionSet {
    let rawValue: UInt8

    static let pi = Ingredients(rawValue: 1)
    static let angle = Ingredients(rawValue: 2)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What a step brings into it.
    init(_ action: Step.Action) {
        switch action {
        case .constant(.pi): self = .pi
        case .unit(let power) where power.unit.dimension == .angle: self = .angle
        case .call(let function, count: _) where function.givesAngle: self = .angle
        default: self = []
        }
    }
}
