extension Natural {
    /// The greatest common divisor; gcd(n, 0) = n.
    ///
    /// Lehmer's method (Knuth, TAOCP 2, 4.5.2, algorithm L): the steps of Euclid's method are found from the two leading
    /// limbs and applied to the whole numbers many at a time. O(n²).
    static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
        var (a, b) = left < right ? (right, left) : (left, right)
        while b.limbs.count > 1 {
            if let steps = EuclideanSteps(a, b) {
                steps.apply(to: &a, &b)
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

    /// The steps that are certain from the leading limbs of a ≥ b, by Collins' condition, and whose matrix has parts of a
    /// limb; nil if there is none. `b` has two limbs or more.
    init?(_ a: Natural, _ b: Natural) {
        let shift = a.limbs[a.limbs.count - 1].leadingZeroBitCount
        var x = a.leadingLimbs(below: a.limbs.count, shiftedBy: shift)
        var y = b.leadingLimbs(below: a.limbs.count, shiftedBy: shift)
        // The row after b's: the step that makes it is not certain yet.
        var (c0, c1): (DoubleLimb, DoubleLimb) = (0, 1)
        while c1.high == 0, y >= c1, x &- y >= DoubleLimb(b1) &+ c1 {
            let (quotient, remainder) = EuclideanSteps.step(x, y)
            let (next0, next1) = (c0.low, c1.low)
            (c0, c1) = (DoubleLimb(b0) &+ quotient &* c0, DoubleLimb(b1) &+ quotient &* c1)
            (x, y) = (y, remainder)
            (a0, b0) = (b0, next0)
            (a1, b1) = (b1, next1)
            isEven.toggle()
            // A quotient that is too long ends the steps.
            if quotient.high != 0 { break }
        }
        if a1 == 0 { return nil }
    }

    /// Quotient and remainder: most quotients are small.
    @inline(__always)
    private static func step(_ x: DoubleLimb, _ y: DoubleLimb) -> (DoubleLimb, DoubleLimb) {
        var rest = x &- y
        for quotient in 1...3 as ClosedRange<DoubleLimb> {
            if rest < y { return (quotient, rest) }
            rest &-= y
        }
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: y)
        return (quotient &+ 4, remainder)
    }

    /// Takes the steps, in one pass.
    func apply(to a: inout Natural, _ b: inout Natural) {
        b.limbs.append(contentsOf: repeatElement(0, count: a.limbs.count - b.limbs.count))
        a.limbs.withUnsafeMutableBufferPointer { a in
            b.limbs.withUnsafeMutableBufferPointer { b in
                if isEven {
                    EuclideanSteps.apply(a, b, a, b, a0, a1, b0, b1)
                } else {
                    EuclideanSteps.apply(b, a, a, b, a1, a0, b1, b0)
                }
            }
        }
        a.dropLeadingZeros()
        b.dropLeadingZeros()
    }

    /// m·x − n·y to one row and l·y − k·x to the other; they are not negative. The rows may be x and y in either order.
    private static func apply(
        _ x: UnsafeMutableBufferPointer<Limb>, _ y: UnsafeMutableBufferPointer<Limb>,
        _ first: UnsafeMutableBufferPointer<Limb>, _ second: UnsafeMutableBufferPointer<Limb>, _ m: Limb, _ n: Limb,
        _ k: Limb, _ l: Limb
    ) {
        var (left, right) = (Difference(), Difference())
        for i in 0..<x.count {
            let (limb, other) = (x[i], y[i])
            first[i] = left.next(limb, m, other, n)
            second[i] = right.next(other, l, limb, k)
        }
    }
}

/// m·x − n·y, limb by limb.
private struct Difference {
    private var carry: Limb = 0
    private var otherCarry: Limb = 0
    private var borrow: Limb = 0

    @inline(__always)
    mutating func next(_ x: Limb, _ m: Limb, _ y: Limb, _ n: Limb) -> Limb {
        let product = DoubleLimb(x) &* DoubleLimb(m) &+ DoubleLimb(carry)
        let other = DoubleLimb(y) &* DoubleLimb(n) &+ DoubleLimb(otherCarry)
        let difference = DoubleLimb(product.low) &- DoubleLimb(other.low) &- DoubleLimb(borrow)
        (carry, otherCarry, borrow) = (product.high, other.high, difference.high & 1)
        return difference.low
    }
}

extension Natural {
    /// The highest two limbs that a number of `count` limbs, shifted left by `shift`, has; 0 if this one is shorter.
    fileprivate func leadingLimbs(below count: Int, shiftedBy shift: Int) -> DoubleLimb {
        func limb(_ place: Int) -> Limb { place >= 0 && place < limbs.count ? limbs[place] : 0 }
        let (high, middle, low) = (limb(count - 1), limb(count - 2), limb(count - 3))
        let lower = (DoubleLimb(high: middle, low: low) &<< DoubleLimb(shift)).high
        return DoubleLimb(high: high, low: middle) &<< DoubleLimb(shift) | DoubleLimb(lower)
    }
}
