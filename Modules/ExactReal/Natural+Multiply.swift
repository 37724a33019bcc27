extension Natural {
    /// The product. O(M(n)) for factors of equal length.
    static func * (left: Natural, right: Natural) -> Natural {
        Natural(limbs: [Limb](productOf: left.limbs, right.limbs))
    }

    /// Multiplies by one limb and adds another, in place. O(n).
    mutating func multiply(by factor: Limb, adding summand: Limb = 0) {
        let carry = limbs.withUnsafeMutableBufferPointer { limbs in
            limbs.baseAddress?.multiply(by: factor, adding: summand, count: limbs.count)
        }
        limbs.append(carry ?? summand)
        dropLeadingZeros()
    }
}

extension LimbMemory {
    /// Multiplies the `count` limbs here by one limb and adds another; the result is the limb that belongs after them.
    func multiply(by factor: Limb, adding summand: Limb, count: Int) -> Limb {
        var carry = summand
        var i = 0
        while i < count {
            let wide = DoubleLimb(self[i]) &* DoubleLimb(factor) &+ DoubleLimb(carry)
            (self[i], carry) = (wide.low, wide.high)
            i &+= 1
        }
        return carry
    }
}
