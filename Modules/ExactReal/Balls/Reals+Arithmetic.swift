extension Reals {
    /// The nearest ball to a fraction.
    func ball(_ value: Rational) throws(Interruption) -> Ball {
        if value.isInteger { return try rounded(Ball(value.numerator)) }
        return try divide(Ball(value.numerator), by: Ball(value.denominator))
    }

    /// x + y.
    func add(_ x: Ball, _ y: Ball) throws(Interruption) -> Ball {
        try budget.charge(passingOver: limbs, times: 2)
        let (sum, error) = Dyadic.sum(x.midpoint, y.midpoint, bits: 2 * precision + Reals.exactRoom)
        return try rounded(Ball(sum, radius: x.radius + y.radius + error))
    }

    /// Bits below twice the precision in which sums are still exact, so that large whole numbers cancel exactly.
    private static let exactRoom = 64

    /// x − y.
    func subtract(_ x: Ball, _ y: Ball) throws(Interruption) -> Ball {
        try add(x, y.negated)
    }

    /// x·y.
    func multiply(_ x: Ball, by y: Ball) throws(Interruption) -> Ball {
        let product = Dyadic(
            isNegative: x.midpoint.isNegative != y.midpoint.isNegative,
            try budget.product(x.midpoint.mantissa, y.midpoint.mantissa),
            exponent: x.midpoint.exponent + y.midpoint.exponent)
        if x.isExact && y.isExact { return try rounded(Ball(product)) }
        let error = Bound(above: x.midpoint) * y.radius + Bound(above: y.midpoint) * x.radius + x.radius * y.radius
        return try rounded(Ball(product, radius: error))
    }

    /// x·n for a small whole number.
    func multiply(_ x: Ball, by factor: Int) throws(Interruption) -> Ball {
        try multiply(x, by: Ball(Integer(factor)))
    }

    /// x², never less than 0.
    func square(_ x: Ball) throws(Interruption) -> Ball {
        let square = Dyadic(try budget.square(x.midpoint.mantissa), exponent: 2 * x.midpoint.exponent)
        if x.isExact { return try rounded(Ball(square)) }
        if x.containsZero { return Ball(from: .zero, to: (x.magnitude * x.magnitude).dyadic) }
        let error = Bound(above: x.midpoint).shifted(by: 1) * x.radius + x.radius * x.radius
        return try rounded(Ball(square, radius: error))
    }

    /// |x|.
    func magnitude(_ x: Ball) throws(Interruption) -> Ball {
        if let sign = x.sign { return sign < 0 ? x.negated : x }
        return try rounded(Ball(from: .zero, to: max(x.upper, x.negated.upper)))
    }

    /// x/y. Undefined for exactly 0, undecided for a ball that may be 0.
    func divide(_ x: Ball, by y: Ball) throws(Interruption) -> Ball {
        if y.isExact && y.midpoint.isZero { throw .undefined }
        let (x, y) = (try shortened(x), try shortened(y))
        let lowest = y.lowerMagnitude
        if lowest.isZero { throw .undecided }
        if isNewtonFaster, y.midpoint.mantissa.limbs.count >= Reals.newtonThreshold {
            let quotient = try newtonQuotient(x.midpoint, y.midpoint)
            return try rounded(quotient.widened(by: (quotient.magnitude * y.radius + x.radius) / lowest))
        }
        let (quotient, error) = try quotient(x.midpoint, y.midpoint)
        let spread = (Bound(above: quotient) + error) * y.radius + x.radius
        return try rounded(Ball(quotient, radius: error + spread / lowest))
    }

    /// The operand, without what lies far below the precision if it is a very long number.
    private func shortened(_ x: Ball) throws(Interruption) -> Ball {
        if x.midpoint.mantissa.limbs.count <= 4 * limbs + 64 { return x }
        return try raised(by: 64).rounded(x)
    }

    /// 1/x.
    func reciprocal(_ x: Ball) throws(Interruption) -> Ball {
        try divide(.one, by: x)
    }

    /// The quotient with at least `precision` bits, cut, and a bound for what is missing.
    private func quotient(_ x: Dyadic, _ y: Dyadic) throws(Interruption) -> (Dyadic, Bound) {
        let shift = max(0, precision + 1 + y.mantissa.bitWidth - x.mantissa.bitWidth)
        let (upper, lower) = (x.mantissa << shift, y.mantissa)
        try budget.charge(Budget.work(dividing: upper.limbs.count - lower.limbs.count, by: lower.limbs.count))
        let (quotient, remainder) = upper.divided(by: lower)
        let exponent = x.exponent - y.exponent - Int64(shift)
        let value = Dyadic(isNegative: x.isNegative != y.isNegative, quotient, exponent: exponent)
        return (value, remainder.isZero ? .zero : .power(exponent))
    }
}
