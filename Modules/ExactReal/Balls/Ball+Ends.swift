extension Ball {
    /// The lower end, or a little less.
    ///
    /// Exact unless the radius and the last place of the midpoint are very far apart.
    var lower: Dyadic { upperEnd(of: midpoint.negated).negated }

    /// The upper end, or a little more.
    var upper: Dyadic { upperEnd(of: midpoint) }

    /// The midpoint plus the radius. A radius far below the midpoint's last place counts as a unit far below it, so
    /// that the sum stays short; in the same way a midpoint far below the radius counts as a unit there.
    private func upperEnd(of midpoint: Dyadic) -> Dyadic {
        if radius.isZero { return midpoint }
        let place = midpoint.exponent - Int64(2 * Bound.width)
        let isTiny = radius.magnitudeExponent < place && !midpoint.isZero
        let distance = isTiny ? Dyadic(.one, exponent: place) : radius.dyadic
        let bits = midpoint.mantissa.bitWidth + 3 * Bound.width
        let (sum, error) = Dyadic.sum(midpoint, distance, bits: bits)
        if error.isZero { return sum }
        let unit = Dyadic(.one, exponent: distance.magnitudeExponent - Int64(bits))
        return Dyadic.sum(sum, unit, bits: 2 * bits).value
    }

    /// An upper bound of the absolute value.
    var magnitude: Bound { Bound(above: midpoint) + radius }

    /// A lower bound of the absolute value: 0 if the ball may contain 0.
    var lowerMagnitude: Bound { Bound(below: midpoint).lessened(by: radius) }

    /// −1, 0 or 1; nil if the ball does not tell.
    var sign: Int? {
        if radius.isZero { return midpoint.sign }
        if midpoint.isZero { return nil }
        if midpoint.magnitudeExponent > radius.magnitudeExponent + 1 { return midpoint.sign }
        return Bound(below: midpoint) > radius ? midpoint.sign : nil
    }

    /// Whether 0 may be in the ball.
    var containsZero: Bool { sign == nil || sign == 0 }

    /// −1, 0 or 1 as the number is less than, equal to or greater than the other; nil if the balls do not tell.
    func compared(to other: Ball) -> Int? {
        if upper < other.lower { return -1 }
        if other.upper < lower { return 1 }
        return isExact && other.isExact ? 0 : nil
    }

    /// The largest whole number that is not above the number; nil if the ball does not tell, or if it has more than
    /// `Integer.maximumBitWidth` bits.
    var floor: Integer? {
        guard let low = lower.floor, let high = upper.floor, low == high else { return nil }
        return low
    }

    /// The smallest whole number that is not below the number; nil as for `floor`.
    var ceiling: Integer? { negated.floor?.negated }

    /// The whole number in the ball; nil if there is none, more than one, or too long a one.
    var onlyWholeNumber: Integer? {
        guard let low = lower.negated.floor?.negated, let high = upper.floor, low == high else { return nil }
        return low
    }

    /// Whether the number may be this one.
    func holds(_ value: Dyadic) -> Bool { lower <= value && value <= upper }

    /// How many leading bits of the midpoint are certain; not positive if the sign is not. An exact ball counts as
    /// one of more bits than any computation has.
    var accuracy: Int64 {
        radius.isZero ? Ball.exponentLimit : midpoint.magnitudeExponent - radius.magnitudeExponent
    }
}
