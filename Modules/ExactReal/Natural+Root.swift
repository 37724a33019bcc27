extension Natural {
    /// The square root, rounded down. O(M(n)).
    var squareRoot: Natural { rootAndExactness.root }

    /// The square root if it is a whole number.
    var exactSquareRoot: Natural? {
        let (root, isExact) = rootAndExactness
        return isExact ? root : nil
    }

    /// The square root, rounded down, and whether it is the root itself.
    var rootAndExactness: (root: Natural, isExact: Bool) {
        if isZero { return (.zero, true) }
        // With an even number of limbs, the highest at least B/4.
        let shift = ((limbs.count + 1) / 2 * 2 * Limb.bitWidth - bitWidth) & ~1
        let (root, remainder) = (self << shift).normalizedRoot
        return (root >> (shift / 2), remainder.isZero)
    }

    /// Root and remainder of a number of an even number of limbs, the highest at least B/4.
    ///
    /// The root of the upper half and what remains of it, divided by twice that root, give the lower half
    /// (P. Zimmermann, "Karatsuba square root", INRIA RR-3805, 1999).
    private var normalizedRoot: (root: Natural, remainder: Natural) {
        let half = limbs.count / 4
        if half == 0 { return Natural.root(high: limbs[1], low: limbs[0]) }
        let (upper, rest) = limbs((2 * half)...).normalizedRoot
        let (digits, remainder) = rest.joined(to: limbs(half..<2 * half), at: half).divided(by: upper << 1)
        let root = upper.joined(to: .zero, at: half) + digits
        let total = remainder.joined(to: limbs(..<half), at: half)
        let square = digits.squared
        if total >= square { return (root, total - square) }
        return (root - .one, total + (root << 1) - .one - square)
    }

    /// The same step for two limbs, with halves of limbs.
    private static func root(high: Limb, low: Limb) -> (Natural, Natural) {
        let width = Limb(Limb.bitWidth / 2)
        let (lowerHalf, upperHalf) = (low & (1 << width - 1), low >> width)
        let upper = root(high)
        let rest = high - upper * upper
        let (digits, remainder) = (2 * upper).dividingFullWidth((rest >> width, rest << width | upperHalf))
        let root = DoubleLimb(upper << width) + DoubleLimb(digits)
        let total = DoubleLimb(remainder) << DoubleLimb(width) | DoubleLimb(lowerHalf)
        let square = DoubleLimb(digits) * DoubleLimb(digits)
        if total >= square { return (Natural(root), Natural(total - square)) }
        return (Natural(root - 1), Natural(total + 2 * root - 1 - square))
    }

    /// The root of one limb of at least B/4: Newton's method from above.
    private static func root(_ limb: Limb) -> Limb {
        var root: Limb = 1 << Limb(Limb.bitWidth / 2) - 1
        while true {
            let next = (root + limb / root) / 2
            if next >= root { return root }
            root = next
        }
    }

    private init(_ wide: DoubleLimb) {
        self.init(limbs: [wide.low, wide.high])
    }
}
