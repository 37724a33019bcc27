extension Calculation {
    /// π.
    public func pi() throws(CalculationError) -> Number { try append(.pi) }

    /// a + b.
    public func sum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if rational(a) == 0 { return b }
        if rational(b) == 0 { return a }
        return try append(.sum(a.place, b.place))
    }

    /// a − b.
    public func difference(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if a == b { return number(0) }
        return try sum(a, negative(b))
    }

    /// −a.
    public func negative(_ a: Number) throws(CalculationError) -> Number {
        if case .product(let factor, let other) = operations[a.place] {
            if rational(Number(place: factor)) == -1 { return Number(place: other) }
            if rational(Number(place: other)) == -1 { return Number(place: factor) }
        }
        return try product(number(-1), a)
    }

    /// a·b.
    public func product(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if rational(a) == 0 || rational(b) == 1 { return a }
        if rational(b) == 0 || rational(a) == 1 { return b }
        return try append(.product(a.place, b.place))
    }

    /// a/b.
    public func quotient(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if try sign(b, asking: .divisor) == 0 { throw try sign(a, asking: .sign) == 0 ? .zeroByZero : .divisionByZero }
        if rational(a) == 0 || rational(b) == 1 { return a }
        return try append(.quotient(a.place, b.place))
    }
}
