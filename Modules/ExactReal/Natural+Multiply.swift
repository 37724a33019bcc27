extension Natural {
    /// From this many limbs in the shorter factor on, Karatsuba's method is faster than the schoolbook's.
    static let karatsubaThreshold = 32

    /// The product. O(n^1.585) for factors of equal length.
    static func * (left: Natural, right: Natural) -> Natural {
        Natural(limbs: product(left.limbs.span, right.limbs.span))
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

    /// The product of two rows of limbs, `left.count + right.count` limbs long.
    static func product(_ left: Span<Limb>, _ right: Span<Limb>) -> [Limb] {
        if left.count < right.count { return product(right, left) }
        if right.count < karatsubaThreshold { return schoolbookProduct(left, right) }
        if 2 * right.count <= left.count { return unbalancedProduct(left, right) }
        return karatsubaProduct(left, right)
    }

    /// Every limb times every limb. O(n·m).
    private static func schoolbookProduct(_ left: Span<Limb>, _ right: Span<Limb>) -> [Limb] {
        var limbs = [Limb](repeating: 0, count: left.count + right.count)
        var digits = limbs.mutableSpan
        for j in right.indices {
            digits[j + left.count] = digits.addProduct(of: left, and: right[j], at: j)
        }
        return limbs
    }

    /// The longer factor in pieces as long as the shorter one, so that each product is balanced.
    private static func unbalancedProduct(_ left: Span<Limb>, _ right: Span<Limb>) -> [Limb] {
        var limbs = [Limb](repeating: 0, count: left.count + right.count)
        var digits = limbs.mutableSpan
        for start in stride(from: 0, to: left.count, by: right.count) {
            let piece = left.extracting(start..<min(start + right.count, left.count))
            digits.add(product(piece, right).span, at: start)
        }
        return limbs
    }
}
