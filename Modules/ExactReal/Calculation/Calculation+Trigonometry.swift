/// Angles are in radians.
extension Calculation {
    /// sin a.
    public func sine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.sine, withoutTurns(a).place))
    }

    /// cos a.
    public func cosine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.cosine, withoutTurns(a).place))
    }

    /// sin a/cos a.
    public func tangent(_ a: Number) throws(CalculationError) -> Number {
        let angle = try withoutTurns(a)
        try checkPole(cosine(angle))
        return try append(.function(.tangent, angle.place))
    }

    /// cos a/sin a.
    public func cotangent(_ a: Number) throws(CalculationError) -> Number { try ratio(cosine(a), over: sine(a)) }

    /// 1/cos a.
    public func secant(_ a: Number) throws(CalculationError) -> Number { try ratio(number(1), over: cosine(a)) }

    /// 1/sin a.
    public func cosecant(_ a: Number) throws(CalculationError) -> Number { try ratio(number(1), over: sine(a)) }

    private func ratio(_ a: Number, over b: Number) throws(CalculationError) -> Number {
        try checkPole(b)
        return try quotient(a, b)
    }

    private func checkPole(_ divisor: Number) throws(CalculationError) {
        if try sign(divisor, asking: .trigonometricPole) == 0 { throw .trigonometricPole }
    }
}

/// Inverse functions.
extension Calculation {
    /// The angle from −π/2 to π/2 whose sine is a.
    public func arcSine(_ a: Number) throws(CalculationError) -> Number {
        let end = try arcEnd(a)
        return try append(.function(.arcSine, end.place))
    }

    /// The angle from 0 to π whose cosine is a.
    public func arcCosine(_ a: Number) throws(CalculationError) -> Number {
        let end = try arcEnd(a)
        return try append(.function(.arcCosine, end.place))
    }

    /// The number itself, which must lie within −1 … 1; where it is proved to be an end, that.
    private func arcEnd(_ a: Number) throws(CalculationError) -> Number {
        if traits[a.place].contains(.isWithinOne) { return a }
        let room = try sign(difference(number(1), magnitude(a)), asking: .arc)
        if room < 0 { throw .arcOutside }
        return try room > 0 ? a : signum(a)
    }

    /// The angle from −π/2 to π/2 whose tangent is a.
    public func arcTangent(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.arcTangent, a.place))
    }

    /// The angle from 0 to π whose secant is a.
    public func arcSecant(_ a: Number) throws(CalculationError) -> Number { try arcCosine(inverse(a)) }

    /// The angle from −π/2 to π/2 whose cosecant is a.
    public func arcCosecant(_ a: Number) throws(CalculationError) -> Number { try arcSine(inverse(a)) }

    /// The angle between 0 and π whose cotangent is a (ISO 80000-2).
    public func arcCotangent(_ a: Number) throws(CalculationError) -> Number {
        try difference(quotient(pi(), number(2)), arcTangent(a))
    }

    /// 1/a, of a secant or cosecant: 0 is none.
    private func inverse(_ a: Number) throws(CalculationError) -> Number {
        if try sign(a, asking: .arc) == 0 { throw .arcOutside }
        return try quotient(number(1), a)
    }

    /// The angle of the point (x, y), above −π and up to π.
    ///
    /// Off the x-axis no sign of x is asked for, and none of y to the right of the y-axis.
    public func angle(y: Number, x: Number) throws(CalculationError) -> Number {
        if try isPositive(x) { return try arcTangent(quotient(y, x)) }
        let side = try sign(y, asking: .angle)
        if side == 0 { return try angleOnAxis(x) }
        let turn = try quotient(pi(), number(Rational(2 * side)))
        return try difference(turn, arcTangent(quotient(x, y)))
    }

    private func angleOnAxis(_ x: Number) throws(CalculationError) -> Number {
        switch try sign(x, asking: .angle) {
        case 0: throw .angleOfOrigin
        case 1: return number(0)
        default: return try pi()
        }
    }
}
