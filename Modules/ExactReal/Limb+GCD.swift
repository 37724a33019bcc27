extension Limb {
    /// The greatest common divisor, by shifts and subtractions (Stein 1967). gcd(n, 0) = n.
    static func greatestCommonDivisor(_ a: Limb, _ b: Limb) -> Limb {
        if a == 0 || b == 0 { return a | b }
        let twos = (a | b).trailingZeroBitCount
        var a = a &>> Limb(a.trailingZeroBitCount)
        var b = b
        while b != 0 {
            b &>>= Limb(b.trailingZeroBitCount)
            if a > b { swap(&a, &b) }
            b &-= a
        }
        return a &<< Limb(twos)
    }
}
