extension Calculation {
    /// a!, which is Γ(a + 1); exactly, where a is whole and the digits are not too many.
    public func factorial(_ a: Number) throws(CalculationError) -> Number {
        try gamma(sum(a, number(1)))
    }

    /// a·(a − 2)·(a − 4)… down to 1 or 2, for a whole a from −1 on.
    public func doubleFactorial(_ a: Number) throws(CalculationError) -> Number {
        guard let n = try whole(a), n >= -1 else { throw .doubleFactorial }
        if n == -1 { return number(1) }
        if let value = try charging({ () throws(Interruption) in try budget.factorial(n, step: 2) }) {
            return number(Rational(value))
        }
        // n!! = 2^(n/2)·(n/2)! for even n, and n!! = n!/(n − 1)!! for odd n.
        if n.isOdd { return try quotient(factorial(a), doubleFactorial(number(Rational(n - 1)))) }
        let half = n.shiftedRight(by: 1)
        return try product(power(number(2), half), factorial(number(Rational(half))))
    }

    /// Γ(a), undefined for whole numbers up to 0.
    public func gamma(_ a: Number) throws(CalculationError) -> Number {
        if let n = try whole(a) { return try gamma(n) }
        if let value = rational(a) { return try gamma(value) }
        try checkPole(a)
        return try append(.function(.gamma, a.place))
    }

    private func gamma(_ n: Integer) throws(CalculationError) -> Number {
        if n.sign <= 0 { throw .factorialPole }
        let factorial = try charging { () throws(Interruption) in try budget.factorial(n - 1) }
        if let factorial { return number(Rational(factorial)) }
        return try append(.function(.gamma, number(Rational(n)).place))
    }

    /// A number that is not known to be rational: it must not be a whole number up to 0.
    private func checkPole(_ a: Number) throws(CalculationError) {
        if try isPositive(a) { return }
        if traits[a.place].contains(.isWhole) { throw .factorialPole }
        guard let near = try narrowBall(a).onlyWholeNumber else { return }
        let distance = try difference(a, number(Rational(near)))
        if try sign(distance, asking: .factorialPole) == 0 { throw .factorialPole }
    }
}

/// Γ of fractions by that of fractions up to ½, of which nothing more is known in general.
extension Calculation {
    /// Γ(f + n) = f·(f + 1)⋯(f + n − 1)·Γ(f), where that is not too long.
    private func gamma(_ value: Rational) throws(CalculationError) -> Number {
        let fraction = value - Rational(value.floor)
        guard let steps = value.floor.int, steps.magnitude <= Calculation.longestShift / value.bitWidth else {
            return try append(.function(.gamma, number(value).place))
        }
        let first = steps < 0 ? value : fraction
        let factors = try charging { () throws(Interruption) in
            try budget.risingProduct(first, count: Int(steps.magnitude))
        }
        let unit = try gammaOfUnit(fraction)
        return try steps < 0 ? quotient(unit, number(factors)) : product(number(factors), unit)
    }

    /// The bits that a product of fractions may have.
    private static let longestShift = 1 << 16

    /// Γ(f) for f from 0 to 1: √π at ½, and Γ(f) = π/(sin(πf)·Γ(1 − f)) above.
    private func gammaOfUnit(_ fraction: Rational) throws(CalculationError) -> Number {
        if fraction.denominator == 2 { return try squareRoot(pi()) }
        let mirrored = Rational(1) - fraction
        if fraction < mirrored { return try append(.function(.gamma, number(fraction).place)) }
        let sine = try sine(product(pi(), number(mirrored)))
        return try quotient(pi(), product(sine, append(.function(.gamma, number(mirrored).place))))
    }
}

extension Budget {
    /// f·(f + 1)⋯(f + count − 1).
    fileprivate func risingProduct(_ f: Rational, count: Int) throws(Interruption) -> Rational {
        let numerators = (0..<count).map { f.numerator + f.denominator * Integer($0) }
        let isNegative = numerators.count { $0.isNegative } % 2 == 1
        let upper = try product(of: numerators.map { $0.naturalMagnitude })
        let lower = try power(f.denominator.naturalMagnitude, count, bits: Integer.maximumBitWidth)
        return Rational(Integer(isNegative: isNegative, upper), over: Integer(isNegative: false, lower)) ?? 0
    }
}
