extension Natural {
    /// The product. O(M(n)) for factors of equal length.
    static func * (left: Natural, right: Natural) -> Natural {
        Natural(limbs: [Limb](productOf: left.limbs, right.limbs))
    }

    /// Multiplies by one limb and adds another, in place. O(n).
    mutating func multiply(by factor: Limb, adding summand: Limb = 0) {
        var carry = summand
        var digits = limbs.mutableSpan
        for i in digits.indices {
            let wide = DoubleLimb(digits[i]) &* DoubleLimb(factor) &+ DoubleLimb(carry)
            digits[i] = wide.low
            carry = wide.high
        }
        limbs.append(carry)
        dropLeadingZeros()
    }
}
