extension Calculation {
    /// π.
    public func pi() throws(CalculationError) -> Number { try append(.pi) }

    /// a + b.
    public func sum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try append(.sum(a.place, b.place))
    }

    /// a − b.
    public func difference(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try sum(a, negative(b))
    }

    /// −a.
    public func negative(_ a: Number) throws(CalculationError) -> Number {
        try product(number(-1), a)
    }

    /// a·b.
    public func product(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try append(.product(a.place, b.place))
    }

    /// a/b.
    public func quotient(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if try sign(b) == 0 { throw try sign(a) == 0 ? .zeroByZero : .divisionByZero }
        return try append(.quotient(a.place, b.place))
    }
}
