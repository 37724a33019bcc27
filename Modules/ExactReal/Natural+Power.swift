extension Natural {
    /// The power by squaring, the exponent's bits from the left. O(n^1.585) for n limbs of the result.
    func power(_ exponent: Int) -> Natural {
        var power = Natural.one
        for bit in (0..<(Int.bitWidth - exponent.leadingZeroBitCount)).reversed() {
            power = power.squared
            if exponent >> bit & 1 == 1 { power = power * self }
        }
        return power
    }
}
