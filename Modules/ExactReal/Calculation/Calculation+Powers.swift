extension Calculation {
    /// a to the power of b: 0⁰ is 1, odd roots of negative numbers are real, and so are their powers.
    public func power(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        if let exponent = try whole(b) { return try power(a, exponent) }
        if let exponent = rational(b) { return try power(a, exponent) }
        let sign = try sign(a, asking: .base)
        if sign > 0 { return try append(.power(a.place, b.place)) }
        return try sign == 0 ? powerOfZero(b) : powerOfNegative(a, b)
    }

    /// A power with a whole exponent of any size.
    func power(_ a: Number, _ exponent: Integer) throws(CalculationError) -> Number {
        if exponent.isZero { return number(1) }
        if exponent == 1 { return a }
        if exponent.isNegative, try sign(a, asking: .base) == 0 { throw .zeroToNegativePower }
        return try append(.integerPower(a.place, exponent))
    }

    /// a^(p/q) in lowest terms is the p-th power of the q-th root.
    private func power(_ a: Number, _ exponent: Rational) throws(CalculationError) -> Number {
        let (p, q) = (exponent.numerator, exponent.denominator)
        if let order = q.int, order <= Calculation.largestRoot { return try power(root(a, order), p) }
        let sign = try sign(a, asking: .base)
        if sign == 0 { return try powerOfZero(number(exponent)) }
        if sign > 0 { return try append(.power(a.place, number(exponent).place)) }
        if !q.isOdd { throw .rootOfNegative }
        let power = try append(.power(negative(a).place, number(exponent).place))
        return try p.isOdd ? negative(power) : power
    }

    /// Roots of a higher order are written as powers.
    static let largestRoot = 1 << 20

    private func powerOfZero(_ exponent: Number) throws(CalculationError) -> Number {
        switch try sign(exponent, asking: .exponent) {
        case 0: return number(1)
        case 1: return number(0)
        default: throw .zeroToNegativePower
        }
    }

    /// A power of a negative number whose exponent is whole, but too long to be written out; for another one it is not
    /// defined.
    private func powerOfNegative(_ a: Number, _ exponent: Number) throws(CalculationError) -> Number {
        if !traits[exponent.place].contains(.isWhole) { throw .powerOfNegative }
        guard let parity = try remainder(exponent, by: 2) else { throw .overMemory }
        if rational(a) == -1 { return number(parity.isZero ? 1 : -1) }
        let power = try append(.power(negative(a).place, exponent.place))
        return try parity.isZero ? power : negative(power)
    }
}

extension Calculation {
    /// √a.
    public func squareRoot(_ a: Number) throws(CalculationError) -> Number {
        try root(a, 2)
    }

    /// The real root of an order that is a whole number other than 0.
    public func root(_ a: Number, order: Number) throws(CalculationError) -> Number {
        guard let order = try whole(order), let exponent = Rational(1, over: order) else { throw .rootOrder }
        return try exponent.isInteger ? power(a, exponent.numerator) : power(a, exponent)
    }

    /// The real root of an order from 1 on.
    private func root(_ a: Number, _ order: Int) throws(CalculationError) -> Number {
        if order == 1 || rational(a) == 0 || rational(a) == 1 { return a }
        if order.isMultiple(of: 2), !traits[a.place].contains(.isNonNegative) {
            let sign = try sign(a, asking: .radicand)
            if sign < 0 { throw .rootOfNegative }
            if sign == 0 { return number(0) }
        }
        return try append(.root(a.place, order))
    }

    /// √(a² + b²).
    public func hypotenuse(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        try squareRoot(sum(product(a, a), product(b, b)))
    }
}

extension Calculation {
    /// eᵃ.
    public func exponential(_ a: Number) throws(CalculationError) -> Number {
        try append(.function(.exponential, a.place))
    }

    /// The logarithm to the base e.
    public func naturalLogarithm(_ a: Number) throws(CalculationError) -> Number {
        let sign = try sign(a, asking: .logarithm)
        if sign <= 0 { throw sign == 0 ? .logarithmOfZero : .logarithmOfNegative }
        return try append(.function(.naturalLogarithm, a.place))
    }

    /// The logarithm to a base above 0 other than 1.
    public func logarithm(_ a: Number, base: Number) throws(CalculationError) -> Number {
        let upper = try naturalLogarithm(a)
        if try sign(base, asking: .logarithmBase) <= 0 { throw .logarithmBase }
        let lower = try naturalLogarithm(base)
        if try sign(lower, asking: .logarithmBase) == 0 { throw .logarithmBase }
        return try quotient(upper, lower)
    }
}
