extension Calculation {
    /// The largest whole number that is not above a.
    public func floor(_ a: Number) throws(CalculationError) -> Number {
        if let value = rational(a) { return number(Rational(value.floor)) }
        if traits[a.place].contains(.isWhole) { return a }
        return number(Rational(try wholePart(a)))
    }

    /// The smallest whole number that is not below a.
    public func ceiling(_ a: Number) throws(CalculationError) -> Number {
        do throws(CalculationError) {
            return try negative(floor(negative(a)))
        } catch {
            throw error.mirrored
        }
    }

    /// The nearest whole number, halves away from 0.
    public func rounded(_ a: Number) throws(CalculationError) -> Number {
        if traits[a.place].contains(.isWhole) { return a }
        guard let half = Rational(1, over: 2) else { return a }
        return try withSign(of: a) { (size) throws(CalculationError) in try floor(sum(size, number(half))) }
    }

    /// The nearest number with so many digits behind the point, halves away from 0; before it, where `places` is negative.
    public func rounded(_ a: Number, places: Number) throws(CalculationError) -> Number {
        guard let places = rational(places)?.integer else { throw .notWhole }
        let unit = try power(number(10), places)
        return try quotient(rounded(product(a, unit)), unit)
    }

    /// a without its fraction.
    public func truncated(_ a: Number) throws(CalculationError) -> Number {
        if traits[a.place].contains(.isWhole) { return a }
        return try withSign(of: a) { (size) throws(CalculationError) in try floor(size) }
    }

    /// a without its whole part; it has the sign of a.
    public func fraction(_ a: Number) throws(CalculationError) -> Number {
        try difference(a, truncated(a))
    }

    /// The remainder a − b·⌊a/b⌋, with the sign of b.
    public func modulo(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        let quotient = try quotient(a, b)
        if rational(a) == nil, let divisor = rational(b)?.integer,
            let remainder = try remainder(a, by: divisor.magnitude)
        {
            return number(Rational(divisor.isNegative && !remainder.isZero ? remainder + divisor : remainder))
        }
        return try difference(a, product(b, floor(quotient)))
    }

    /// What rounding makes of |a|, with the sign of a. A result of 0 does not ask for the sign.
    private func withSign(
        of a: Number, _ rounding: (Number) throws(CalculationError) -> Number
    ) throws(CalculationError) -> Number {
        do throws(CalculationError) {
            let size = try rounding(magnitude(a))
            if rational(size) == 0 { return size }
            return try sign(a) > 0 ? size : negative(size)
        } catch {
            throw try roughBall(a)?.sign == -1 ? error.mirrored : error
        }
    }

    /// The largest whole number that is not above an irrational number, or one that is not known to be rational.
    private func wholePart(_ a: Number) throws(CalculationError) -> Integer {
        let ball = try narrowBall(a)
        if let whole = ball.floor { return whole }
        guard let near = ball.onlyWholeNumber else { throw .overMemory }
        if near.isZero, traits[a.place].contains(.isNonNegative) { return 0 }
        let excess = try difference(a, number(Rational(near)))
        return try sign(excess, asking: .wholePart(lower: near - 1)) < 0 ? near - 1 : near
    }
}

extension CalculationError {
    /// The same about the number with the other sign.
    fileprivate var mirrored: CalculationError {
        guard case .undecided(.wholePart(let lower)) = self else { return self }
        return .undecided(.wholePart(lower: (lower + 1).negated))
    }
}
