/// Numbers from 0 upwards with a fixed number of bits after the point: the inner loops of series. A number stands as
/// its multiple of 2^−`bits`; a unit is 2^−`bits`. Every product and quotient is rounded down, less than a unit.
struct FixedPoint {
    let bits: Int
    let budget: Budget

    var one: Natural { Natural.one << bits }

    func multiply(_ x: Natural, _ y: Natural) throws(Interruption) -> Natural {
        try budget.product(x, y) >> bits
    }

    func square(_ x: Natural) throws(Interruption) -> Natural {
        try budget.square(x) >> bits
    }

    /// |x| rounded down; it must not be larger than a few.
    func number(_ x: Dyadic) -> Natural {
        let shift = x.exponent + Int64(bits)
        if shift >= 0 { return x.mantissa << Int(shift) }
        return -shift >= Int64(x.mantissa.bitWidth) ? .zero : x.mantissa >> Int(-shift)
    }

    /// The ball of a number of this scale that is wrong by at most so many units.
    func ball(_ x: Natural, isNegative: Bool = false, error units: UInt64) -> Ball {
        Ball(
            Dyadic(isNegative: isNegative, x, exponent: Int64(-bits)), radius: Bound(units, exponent: Int64(-bits)))
    }

    /// How many leading bits after the point are 0.
    func leadingZeros(_ x: Natural) -> Int { bits - x.bitWidth }
}
