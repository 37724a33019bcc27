extension Reals {
    /// π.
    func pi() throws(Interruption) -> Ball {
        try constant(.pi) { (reals) throws(Interruption) in try reals.chudnovskyPi() }
    }

    /// π/2.
    func halfPi() throws(Interruption) -> Ball {
        try pi().shifted(by: -1)
    }

    /// e, the sum of 1/k!.
    func e() throws(Interruption) -> Ball {
        try constant(.e) { (reals) throws(Interruption) in
            let count = reals.factorialCount
            let sum = try BinarySplitting(1..<count, budget: budget) { k in .init(q: (UInt64(k), 1)) }
            // What follows is less than twice the last term, and that less than 2^−precision.
            let rest = Bound.power(1 - Int64(reals.precision))
            return try reals.add(.one, reals.quotient(sum)).widened(by: rest)
        }
    }

    /// ln 2 = 18·artanh(1/26) − 2·artanh(1/4801) + 8·artanh(1/8749).
    ///
    /// Source: X. Gourdon, P. Sebah, "The logarithmic constant: log 2", 2001.
    func lnTwo() throws(Interruption) -> Ball {
        try constant(.lnTwo) { (reals) throws(Interruption) in
            let first = try reals.multiply(reals.arcTangent(ofReciprocal: 26), by: 18)
            let second = try reals.multiply(reals.arcTangent(ofReciprocal: 4801), by: -2)
            let third = try reals.multiply(reals.arcTangent(ofReciprocal: 8749), by: 8)
            return try reals.add(reals.add(first, second), third)
        }
    }

    /// artanh(1/n), the sum of n^−(2k+1)/(2k+1).
    private func arcTangent(ofReciprocal n: Int) throws(Interruption) -> Ball {
        let count = precision / (2 * (FixedPoint.width(n) - 1)) + 2
        let sum = try BinarySplitting(0..<count, budget: budget) { k in
            if k == 0 { return .init(q: (UInt64(n), 1)) }
            return .init(p: (UInt64(2 * k - 1), 1), q: (UInt64(2 * k + 1), UInt64(n * n)))
        }
        return try quotient(sum).widened(by: .power(-Int64(precision)))
    }

    /// The quotient of numbers that are about twice as long as they need to be.
    func quotient(_ sum: BinarySplitting) throws(Interruption) -> Ball {
        let reals = try raised(by: 8)
        return try divide(reals.rounded(Ball(sum.t)), by: reals.rounded(Ball(sum.q)))
    }

    /// A number n with n! > 2^precision.
    private var factorialCount: Int {
        var (count, bits) = (2, 0)
        while bits <= precision {
            count += 1
            bits += FixedPoint.width(count) - 1
        }
        return count
    }

    /// A constant from what is known, or worked out with some bits to spare and kept.
    private func constant(
        _ name: Constants.Name, _ compute: (Reals) throws(Interruption) -> Ball
    ) throws(Interruption) -> Ball {
        try budget.charge(passingOver: limbs)
        if let known = constants.ball(name, precision: precision) { return try rounded(known) }
        let reals = try raised(by: Int64(precision / 8 + 64))
        let ball = try compute(reals.raised(by: 16))
        constants.keep(ball, as: name, precision: reals.precision)
        return try rounded(ball)
    }
}
