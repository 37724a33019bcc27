extension Natural {
    /// The greatest common divisor; gcd(n, 0) = n.
    ///
    /// Lehmer's method (Knuth, TAOCP 2, 4.5.2, algorithm L) with Collins' condition for a certain quotient: the
    /// steps of Euclid's method are found from the leading limbs and applied to the whole numbers many at a time. O(n²).
    static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
        var (a, b) = left < right ? (right, left) : (left, right)
        while b.limbs.count > 1 {
            if let steps = EuclideanSteps(a, b) {
                (a, b) = steps.applied(to: a, b)
            } else {
                (a, b) = (b, a.divided(by: b).remainder)
            }
        }
        guard let small = b.singleLimb, small != 0 else { return a }
        return Natural(Limb.greatestCommonDivisor(small, a.divide(by: small)))
    }
}

/// Several steps of Euclid's method as a matrix: a′ = ±(a₀·a − a₁·b), b′ = ∓(b₀·a − b₁·b).
private struct EuclideanSteps {
    private var a0: Limb = 0
    private var a1: Limb = 0
    private var b0: Limb = 1
    private var b1: Limb = 0
    private var isEven = false

    /// The steps that are certain from the leading limbs of a ≥ b; nil if there is none. `b` has two limbs or more.
    init?(_ a: Natural, _ b: Natural) {
        let shift = a.limbs[a.limbs.count - 1].leadingZeroBitCount
        var x = a.leadingLimb(of: a.limbs.count, shiftedBy: shift)
        var y = b.leadingLimb(of: a.limbs.count, shiftedBy: shift)
        // The row after b's: the step that makes it is not certain yet.
        var (c0, c1): (Limb, Limb) = (0, 1)
        while y >= c1, x &- y >= b1 &+ c1 {
            let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
            (x, y) = (y, remainder)
            (a0, b0, c0) = (b0, c0, b0 &+ quotient &* c0)
            (a1, b1, c1) = (b1, c1, b1 &+ quotient &* c1)
            isEven.toggle()
        }
        if a1 == 0 { return nil }
    }

    func applied(to a: Natural, _ b: Natural) -> (Natural, Natural) {
        isEven
            ? (difference(a, a0, b, a1), difference(b, b1, a, b0))
            : (difference(b, a1, a, a0), difference(a, b0, b, b1))
    }

    /// m·a − n·b in one pass; it is not negative.
    private func difference(_ a: Natural, _ m: Limb, _ b: Natural, _ n: Limb) -> Natural {
        var limbs = [Limb](repeating: 0, count: max(a.limbs.count, b.limbs.count))
        var digits = limbs.mutableSpan
        let (a, b) = (a.limbs.span, b.limbs.span)
        var (carry, otherCarry, borrow): (Limb, Limb, Limb) = (0, 0, 0)
        for i in digits.indices {
            let product = DoubleLimb(i < a.count ? a[i] : 0) &* DoubleLimb(m) &+ DoubleLimb(carry)
            let other = DoubleLimb(i < b.count ? b[i] : 0) &* DoubleLimb(n) &+ DoubleLimb(otherCarry)
            let difference = DoubleLimb(product.low) &- DoubleLimb(other.low) &- DoubleLimb(borrow)
            digits[i] = difference.low
            (carry, otherCarry, borrow) = (product.high, other.high, difference.high & 1)
        }
        return Natural(limbs: limbs)
    }
}

extension Natural {
    /// The highest limb that a number of `count` limbs, shifted left by `shift`, has; 0 if this one is shorter.
    fileprivate func leadingLimb(of count: Int, shiftedBy shift: Int) -> Limb {
        let high = count <= limbs.count ? limbs[count - 1] : 0
        let low = count - 1 <= limbs.count ? limbs[count - 2] : 0
        return (DoubleLimb(high: high, low: low) &<< DoubleLimb(shift)).high
    }
}
