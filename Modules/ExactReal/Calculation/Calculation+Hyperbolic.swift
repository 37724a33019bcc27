extension Calculation {
    /// (eᵃ − e⁻ᵃ)/2.
    public func hyperbolicSine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicSine, a.place))
    }

    /// (eᵃ + e⁻ᵃ)/2.
    public func hyperbolicCosine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicCosine, a.place))
    }

    /// sinh a/cosh a.
    public func hyperbolicTangent(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.hyperbolicTangent, a.place))
    }

    /// The number whose hyperbolic sine is a.
    public func inverseHyperbolicSine(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.inverseHyperbolicSine, a.place))
    }

    /// The number from 0 up whose hyperbolic cosine is a.
    public func inverseHyperbolicCosine(_ a: Number) throws(CalculationError) -> Number {
        let room = try sign(difference(a, number(1)), asking: .inverseHyperbolicCosine)
        if room < 0 { throw .inverseHyperbolicCosineOutside }
        return try room == 0 ? number(0) : append(.function(.inverseHyperbolicCosine, a.place))
    }

    /// The number whose hyperbolic tangent is a.
    public func inverseHyperbolicTangent(_ a: Number) throws(CalculationError) -> Number {
        let room = try sign(difference(number(1), magnitude(a)), asking: .inverseHyperbolicTangent)
        if room <= 0 { throw .inverseHyperbolicTangentOutside }
        return try append(.function(.inverseHyperbolicTangent, a.place))
    }
}
