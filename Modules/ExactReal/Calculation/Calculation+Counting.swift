extension Calculation {
    /// a!, which is Γ(a + 1).
    public func factorial(_ a: Number) throws(CalculationError) -> Number {
        try gamma(sum(a, number(1)))
    }

    /// a·(a − 2)·(a − 4)… down to 1 or 2, for a whole a from −1 on.
    public func doubleFactorial(_ a: Number) throws(CalculationError) -> Number {
        guard let n = rational(a)?.integer?.int, let value = Integer.factorial(n, step: 2) else { throw .doubleFactorial }
        return number(Rational(value))
    }

    /// Γ(a), undefined for whole numbers up to 0.
    public func gamma(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.gamma, a.place))
    }

    /// In how many ways k of n things can be chosen.
    public func combinations(_ n: Number, _ k: Number) throws(CalculationError) -> Number {
        throw .choices
    }

    /// In how many ways k of n things can be put in a row.
    public func permutations(_ n: Number, _ k: Number) throws(CalculationError) -> Number {
        throw .choices
    }

    /// The largest whole number that divides both.
    public func greatestCommonDivisor(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        number(Rational(Integer.greatestCommonDivisor(try whole(a), try whole(b))))
    }

    /// The smallest whole number from 0 on that both divide.
    public func leastCommonMultiple(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        number(Rational(Integer.leastCommonMultiple(try whole(a), try whole(b))))
    }

    private func whole(_ a: Number) throws(CalculationError) -> Integer {
        guard let value = rational(a)?.integer else { throw .notWhole }
        return value
    }
}
