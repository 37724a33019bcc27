/// A number ±`mantissa`·2^`exponent`, exactly: the midpoints and the ends of balls.
struct Dyadic: Sendable {
    let isNegative: Bool
    let mantissa: Natural
    let exponent: Int64

    /// Stands for the exponent of 0: less than that of any other number.
    static let zeroExponent: Int64 = -1 << 62
    static let zero = Dyadic(.zero, exponent: 0)
    static let one = Dyadic(.one, exponent: 0)

    init(isNegative: Bool = false, _ mantissa: Natural, exponent: Int64) {
        self.isNegative = isNegative && !mantissa.isZero
        self.mantissa = mantissa
        self.exponent = mantissa.isZero ? 0 : exponent
    }

    /// A whole number; zeros at its end go into the exponent.
    init(_ value: Integer) {
        let mantissa = value.naturalMagnitude
        let zeros = mantissa.trailingZeroBitCount
        self.init(isNegative: value.isNegative, mantissa >> zeros, exponent: Int64(zeros))
    }

    var isZero: Bool { mantissa.isZero }

    /// −1, 0 or 1.
    var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

    /// The absolute value is less than 2^`magnitudeExponent`, and not less than half of that.
    var magnitudeExponent: Int64 { isZero ? Dyadic.zeroExponent : exponent + Int64(mantissa.bitWidth) }

    var negated: Dyadic { Dyadic(isNegative: !isNegative, mantissa, exponent: exponent) }

    var magnitude: Dyadic { Dyadic(mantissa, exponent: exponent) }

    /// Multiplied by 2^`bits`.
    func shifted(by bits: Int64) -> Dyadic { Dyadic(isNegative: isNegative, mantissa, exponent: exponent + bits) }

    static func * (left: Dyadic, right: Dyadic) -> Dyadic {
        Dyadic(
            isNegative: left.isNegative != right.isNegative, left.mantissa * right.mantissa,
            exponent: left.exponent + right.exponent)
    }
}

extension Dyadic: Comparable {
    static func < (left: Dyadic, right: Dyadic) -> Bool {
        if left.sign != right.sign { return left.sign < right.sign }
        return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
    }

    static func == (left: Dyadic, right: Dyadic) -> Bool {
        !(left < right) && !(right < left)
    }

    private func isCloserToZero(than other: Dyadic) -> Bool {
        if magnitudeExponent != other.magnitudeExponent { return magnitudeExponent < other.magnitudeExponent }
        let shift = other.mantissa.bitWidth - mantissa.bitWidth
        return (mantissa << max(0, shift)) < (other.mantissa << max(0, -shift))
    }
}
