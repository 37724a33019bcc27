import Screens

extension Expression {
    /// What a function of an angle may have meant that was given a multiple of π, where angles are not in radians.
    func hint(_ angle: AngleUnit) -> Text? {
        guard angle != .radians else { return nil }
        let isLikely = steps.indices.contains { index in
            guard case .call(let function, count: _) = steps[index].action, function.takesAngle else { return false }
            let operand = steps[operandStart(before: index)..<index]
            return operand.contains { $0.action == .constant(.pi) } && !operand.contains { $0.action.isOfAngle }
        }
        return isLikely ? tr("The angle is in {}: for radians write rad behind it", angle.name) : nil
    }

    /// The unit that it is, without a number.
    var bareUnit: Text? {
        guard steps.count == 1, case .quantity(_, let measure) = steps[0].action, measure.isOfNumbers else {
            return nil
        }
        return measure.text
    }

    /// The first step of what the step at `index` takes, which takes one number.
    private func operandStart(before index: Int) -> Int {
        var (start, missing) = (index, 1)
        while missing > 0, start > 0 {
            start -= 1
            missing += steps[start].action.operandCount - 1
        }
        return start
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

extension Step.Action {
    /// Whether it makes an angle of what stands before it.
    fileprivate var isOfAngle: Bool {
        switch self {
        case .unit(let power): power.unit.dimension == .angle
        case .call(let function, count: _): function.givesAngle
        default: false
        }
    }
}
