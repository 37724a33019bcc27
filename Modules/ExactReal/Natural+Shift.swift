extension Natural {
    /// Multiplies by 2^`bits`. O(n).
    static func << (number: Natural, bits: Int) -> Natural {
        if number.isZero { return .zero }
        let (words, rest) = bits.quotientAndRemainder(dividingBy: Limb.bitWidth)
        var shifted = [Limb](repeating: 0, count: words)
        shifted.reserveCapacity(words + number.limbs.count + 1)
        var carry: Limb = 0
        for limb in number.limbs {
            let wide = DoubleLimb(limb) &<< DoubleLimb(rest) | DoubleLimb(carry)
            shifted.append(wide.low)
            carry = wide.high
        }
        shifted.append(carry)
        return Natural(limbs: shifted)
    }

    /// Divides by 2^`bits` and drops the remainder. O(n).
    static func >> (number: Natural, bits: Int) -> Natural {
        let (words, rest) = bits.quotientAndRemainder(dividingBy: Limb.bitWidth)
        if words >= number.limbs.count { return .zero }
        var shifted = Array(number.limbs[words...])
        for i in shifted.indices {
            let next = i + 1 < shifted.count ? shifted[i + 1] : 0
            shifted[i] = (DoubleLimb(high: next, low: shifted[i]) &>> DoubleLimb(rest)).low
        }
        return Natural(limbs: shifted)
    }
}
