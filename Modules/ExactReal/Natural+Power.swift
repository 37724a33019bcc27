extension Natural {
    /// The power by squaring, the exponent's bits from the left. O(M(n)) for n limbs of the result.
    func power(_ exponent: Int) -> Natural {
        if let limb = singleLimb, let power = limb.power(exponent) { return Natural(power) }
        var power = Natural.one
        for bit in (0..<(Int.bitWidth - exponent.leadingZeroBitCount)).reversed() {
            power = power.squared
            if exponent >> bit & 1 == 1 { power = power * self }
        }
        return power
    }
}

extension Limb {
    /// The power, if it is one limb.
    fileprivate func power(_ exponent: Int) -> Limb? {
        if exponent > Limb.bitWidth { return self < 2 ? self : nil }
        var power: Limb = 1
        for _ in 0..<exponent {
            let (product, isTooLarge) = power.multipliedReportingOverflow(by: self)
            if isTooLarge { return nil }
            power = product
        }
        return power
    }
}
