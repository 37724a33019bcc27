import Screens

extension Expression {
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
