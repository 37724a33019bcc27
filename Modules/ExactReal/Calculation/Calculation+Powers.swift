extension Calculation {
    /// a to the power of b: 0⁰ is 1, odd roots of negative numbers are real.
    public func power(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if let exponent = rational(b)?.integer { return try power(a, exponent) }
        let sign = try sign(a)
        if sign > 0 { return try append(.power(a.place, b.place)) }
        throw sign == 0 ? .zeroToNegativePower : .powerOfNegative
    }

    private func power(_ a: Number, _ exponent: Integer) throws(CalculationError) -> Number {
        if exponent.isNegative, try sign(a) == 0 { throw .zeroToNegativePower }
        return try append(.integerPower(a.place, exponent))
    }

    /// √a.
    public func squareRoot(_ a: Number) throws(CalculationError) -> Number {
        try root(a, order: number(2))
    }

    /// The real root of an order that is a whole number other than 0.
    public func root(_ a: Number, order: Number) throws(CalculationError) -> Number {
        guard let order = rational(order)?.integer?.int, order > 1 else { throw .rootOrder }
        if order.isMultiple(of: 2), try sign(a) < 0 { throw .rootOfNegative }
        return try append(.root(a.place, order))
    }

    /// √(a² + b²).
    public func hypotenuse(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try squareRoot(sum(product(a, a), product(b, b)))
    }

    /// eᵃ.
    public func exponential(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.exponential, a.place))
    }

    /// The logarithm to the base e.
    public func naturalLogarithm(_ a: Number) throws(CalculationError) -> Number {
        let sign = try sign(a)
        if sign <= 0 { throw sign == 0 ? .logarithmOfZero : .logarithmOfNegative }
        return try append(.function(.naturalLogarithm, a.place))
    }

    /// The logarithm to a base above 0 other than 1.
    public func logarithm(_ a: Number, base: Number) throws(CalculationError) -> Number {
        let upper = try naturalLogarithm(a)
        if try sign(base) <= 0 { throw .logarithmBase }
        let lower = try naturalLogarithm(base)
        if try sign(lower) == 0 { throw .logarithmBase }
        return try quotient(upper, lower)
    }
}
