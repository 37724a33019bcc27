/// Functions that ask for a sign, but whose digits do not depend on it where it is not known.
extension Calculation {
    /// |a|.
    public func magnitude(_ a: Number) throws(CalculationError) -> Number {
        if traits[a.place].contains(.isNonNegative) { return a }
        if rational(a) == nil, let sign = try roughBall(a)?.sign { return sign < 0 ? try negative(a) : a }
        return try append(.magnitude(a.place))
    }

    /// −1, 0 or 1.
    public func signum(_ a: Number) throws(CalculationError) -> Number {
        number(Rational(try sign(a)))
    }

    /// The smaller of two numbers.
    public func minimum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try extreme(a, b, direction: -1)
    }

    /// The larger of two numbers.
    public func maximum(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try extreme(a, b, direction: 1)
    }

    /// Where it cannot be told which number it is, (a + b ± |a − b|)/2 is the same.
    private func extreme(_ a: Number, _ b: Number, direction: Int) throws(CalculationError) -> Number {
        let difference = try difference(a, b)
        do throws(CalculationError) {
            return try sign(difference, asking: .comparison) * direction < 0 ? b : a
        } catch .undecided {
            let distance = try product(number(Rational(direction)), magnitude(difference))
            return try quotient(sum(sum(a, b), distance), number(2))
        }
    }
}
