extension Calculation {
    /// The largest whole number that is not above a.
    public func floor(_ a: Number) throws(CalculationError) -> Number {
        guard let value = rational(a) else { throw .undecided }
        return number(Rational(value.floor))
    }

    /// The smallest whole number that is not below a.
    public func ceiling(_ a: Number) throws(CalculationError) -> Number {
        try negative(floor(negative(a)))
    }

    /// The nearest whole number, halves away from 0.
    public func rounded(_ a: Number) throws(CalculationError) -> Number {
        let half = try floor(sum(magnitude(a), number(Rational(1).divided(by: 2) ?? 0)))
        return try product(signum(a), half)
    }

    /// a without its fraction.
    public func truncated(_ a: Number) throws(CalculationError) -> Number {
        try sign(a) < 0 ? ceiling(a) : floor(a)
    }

    /// a without its whole part; it has the sign of a.
    public func fraction(_ a: Number) throws(CalculationError) -> Number {
        try difference(a, truncated(a))
    }

    /// The remainder a − b·⌊a/b⌋, with the sign of b.
    public func modulo(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try difference(a, product(b, floor(quotient(a, b))))
    }

    /// |a|.
    public func magnitude(_ a: Number) throws(CalculationError) -> Number {
        if let value = rational(a) { return number(value.magnitude) }
        return try append(.magnitude(a.place))
    }

    /// −1, 0 or 1.
    public func signum(_ a: Number) throws(CalculationError) -> Number {
        number(Rational(try sign(a)))
    }

    /// The smaller of two numbers.
    public func minimum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try comparison(a, b) <= 0 ? a : b
    }

    /// The larger of two numbers.
    public func maximum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try comparison(a, b) >= 0 ? a : b
    }
}
