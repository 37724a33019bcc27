import ExactReal

extension Budget {
    /// A power. The exponent must be whole, or half of a whole number where the root is exact.
    mutating func power(_ base: Rational, _ exponent: Rational) throws(Fault) -> Rational {
        if let whole = exponent.integer { return try power(base, whole) }
        guard exponent.denominator == 2 else { throw .powerNotExact }
        if base.isNegative { throw .rootOfNegative }
        guard let root = base.squareRoot else { throw .powerNotExact }
        return try power(root, exponent.numerator)
    }

    private mutating func power(_ base: Rational, _ exponent: Integer) throws(Fault) -> Rational {
        if base.isZero, exponent.isNegative { throw .divisionByZero }
        // The powers of −1, 0 and 1 repeat, however large the exponent.
        if base.magnitude == 1 || base.isZero { return exponent.isOdd ? base : exponent.isZero ? 1 : base.squared }
        guard let exponent = exponent.int else { throw .tooLong }
        let leastBits = base.numerator.bitWidth + base.denominator.bitWidth - 2
        let (bits, isTooLarge) = leastBits.multipliedReportingOverflow(by: exponent)
        if isTooLarge || bits.magnitude > Integer.maximumBitWidth { throw .tooLong }
        let words = Int64(bits.magnitude / 64) + 1
        try charge(3 * Budget.product(words, words) / 2)
        guard let power = base.power(exponent) else { throw .tooLong }
        return try checked(power)
    }

    /// The product of a whole number and those below it, each less by `step`.
    mutating func factorial(_ operand: Rational, step: Int) throws(Fault) -> Rational {
        guard let whole = operand.integer else { throw step == 1 ? .factorialOfFraction : .doubleFactorialNotWhole }
        if whole.isNegative { throw step == 1 ? .factorialOfNegative : .doubleFactorialNotWhole }
        guard let number = whole.int, number <= Integer.maximumBitWidth else { throw .tooLong }
        let bits = number / step * whole.bitWidth
        if bits > Integer.maximumBitWidth { throw .tooLong }
        let words = Int64(bits / 64) + 1
        try charge(3 * Budget.product(words, words))
        guard let factorial = Integer.factorial(number, step: step) else { throw .tooLong }
        return Rational(factorial)
    }

    /// The square root, where it is rational.
    mutating func squareRoot(_ operand: Rational) throws(Fault) -> Rational {
        if operand.isNegative { throw .rootOfNegative }
        try charge(4 * Budget.product(operand.words, operand.words))
        guard let root = operand.squareRoot else { throw .rootNotExact }
        return root
    }
}

extension Rational {
    fileprivate var squared: Rational { self * self }
}
