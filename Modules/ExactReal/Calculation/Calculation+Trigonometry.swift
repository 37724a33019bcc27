/// Angles are in radians.
extension Calculation {
    public func sine(_ a: Number) throws(CalculationError) -> Number { try append(.function(.sine, a.place)) }

    public func cosine(_ a: Number) throws(CalculationError) -> Number { try append(.function(.cosine, a.place)) }

    public func tangent(_ a: Number) throws(CalculationError) -> Number {
        if try sign(cosine(a)) == 0 { throw .trigonometricPole }
        return try append(.function(.tangent, a.place))
    }

    public func cotangent(_ a: Number) throws(CalculationError) -> Number { try pole(of: cosine(a), over: sine(a)) }

    public func secant(_ a: Number) throws(CalculationError) -> Number { try pole(of: number(1), over: cosine(a)) }

    public func cosecant(_ a: Number) throws(CalculationError) -> Number { try pole(of: number(1), over: sine(a)) }

    private func pole(of a: Number, over b: Number) throws(CalculationError) -> Number {
        if try sign(b) == 0 { throw .trigonometricPole }
        return try quotient(a, b)
    }

    public func arcSine(_ a: Number) throws(CalculationError) -> Number {
        try checkArc(a)
        return try append(.function(.arcSine, a.place))
    }

    public func arcCosine(_ a: Number) throws(CalculationError) -> Number {
        try checkArc(a)
        return try append(.function(.arcCosine, a.place))
    }

    private func checkArc(_ a: Number) throws(CalculationError) {
        if try sign(difference(number(1), magnitude(a))) < 0 { throw .arcOutside }
    }

    public func arcTangent(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.arcTangent, a.place))
    }

    /// The angle of the point (x, y), above −π and up to π.
    public func angle(y: Number, x: Number) throws(CalculationError) -> Number {
        if try sign(y) == 0, try sign(x) == 0 { throw .angleOfOrigin }
        return try append(.angle(y: y.place, x: x.place))
    }

    public func hyperbolicSine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicSine, a.place))
    }

    public func hyperbolicCosine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicCosine, a.place))
    }

    public func hyperbolicTangent(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicTangent, a.place))
    }

    public func inverseHyperbolicSine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.inverseHyperbolicSine, a.place))
    }

    public func inverseHyperbolicCosine(_ a: Number) throws(CalculationError) -> Number {
        if try comparison(a, number(1)) < 0 { throw .inverseHyperbolicCosineOutside }
        return try append(.function(.inverseHyperbolicCosine, a.place))
    }

    public func inverseHyperbolicTangent(_ a: Number) throws(CalculationError) -> Number {
        if try sign(difference(number(1), magnitude(a))) <= 0 { throw .inverseHyperbolicTangentOutside }
        return try append(.function(.inverseHyperbolicTangent, a.place))
    }
}
