extension Dyadic {
    /// The number without what lies below 2^`place`, and a bound for that. O(n).
    func cut(below place: Int64) -> (value: Dyadic, error: Bound) {
        if exponent >= place || isZero { return (self, .zero) }
        if magnitudeExponent <= place { return (.zero, Bound(above: self)) }
        let drop = Int(place - exponent)
        let isExact = mantissa.trailingZeroBitCount >= drop
        let value = Dyadic(isNegative: isNegative, mantissa >> drop, exponent: place)
        return (value, isExact ? .zero : .power(place))
    }

    /// The sum, where numbers far apart lose what lies `bits` bits below the leading one. O(n).
    static func sum(_ left: Dyadic, _ right: Dyadic, bits: Int) -> (value: Dyadic, error: Bound) {
        let place = max(left.magnitudeExponent, right.magnitudeExponent) - Int64(bits)
        let (a, errorA) = left.cut(below: place)
        let (b, errorB) = right.cut(below: place)
        if a.isZero { return (b, errorA + errorB) }
        if b.isZero { return (a, errorA + errorB) }
        let exponent = min(a.exponent, b.exponent)
        return (sum(a.scaled(to: exponent), b.scaled(to: exponent), exponent: exponent), errorA + errorB)
    }

    /// The signed mantissa that goes with a lower exponent.
    private func scaled(to lower: Int64) -> (isNegative: Bool, Natural) {
        (isNegative, mantissa << Int(exponent - lower))
    }

    private static func sum(
        _ left: (isNegative: Bool, Natural), _ right: (isNegative: Bool, Natural), exponent: Int64
    ) -> Dyadic {
        if left.isNegative == right.isNegative {
            return Dyadic(isNegative: left.isNegative, left.1 + right.1, exponent: exponent)
        }
        let (large, small) = left.1 < right.1 ? (right, left) : (left, right)
        return Dyadic(isNegative: large.isNegative, large.1 - small.1, exponent: exponent)
    }

    /// The largest whole number that is not above the number; nil if it has more than `Integer.maximumBitWidth` bits.
    var floor: Integer? {
        if magnitudeExponent > Int64(Integer.maximumBitWidth) { return nil }
        if exponent >= 0 { return Integer(isNegative: isNegative, mantissa << Int(exponent)) }
        let (whole, error) = cut(below: 0)
        let truncated = Integer(isNegative: isNegative, whole.mantissa << Int(whole.exponent))
        return isNegative && !error.isZero ? truncated - 1 : truncated
    }

    /// The absolute value without what stands after the point; the caller knows that it is not too long.
    var wholePart: Natural {
        let whole = cut(below: 0).value
        return whole.mantissa << Int(whole.exponent)
    }

    /// The number as a fraction; nil if a part of it has more than `Integer.maximumBitWidth` bits.
    var rational: Rational? {
        let zeros = mantissa.trailingZeroBitCount
        let (odd, exponent) = (Integer(isNegative: isNegative, mantissa >> zeros), exponent + Int64(zeros))
        guard exponent.magnitude <= UInt64(Integer.maximumBitWidth) else { return isZero ? 0 : nil }
        guard let power = Integer(1).shiftedLeft(by: Int(exponent.magnitude)) else { return nil }
        return exponent < 0 ? Rational(lowestTerms: odd, over: power) : Rational(odd * power)
    }
}
