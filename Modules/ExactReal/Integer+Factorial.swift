extension Integer {
    /// `number`·(`number` − `step`)·… down to the last factor above 0: the factorial for a step of 1, the double factorial
    /// for 2; 1 if there is no factor. Nil for a negative number, a step below 1, and if the result could have more than
    /// `maximumBitWidth` bits. O(n^1.585) for n limbs of the result.
    public static func factorial(_ number: Int, step: Int = 1) -> Integer? {
        guard number >= 0, step >= 1 else { return nil }
        let bitsPerFactor = Int.bitWidth - number.leadingZeroBitCount
        guard number / step <= maximumBitWidth / max(1, bitsPerFactor) else { return nil }
        return Integer(isNegative: false, Natural.product(of: factors(number, step: step)))
    }

    /// The factors, as many multiplied together as fit into a limb.
    static func factors(_ number: Int, step: Int) -> [Natural] {
        var factors: [Natural] = []
        var batch: Limb = 1
        for factor in stride(from: Limb(number), to: 1, by: -step) {
            let product = DoubleLimb(batch) &* DoubleLimb(factor)
            if product.high > 0 { factors.append(Natural(batch)) }
            batch = product.high > 0 ? factor : product.low
        }
        factors.append(Natural(batch))
        return factors
    }
}

extension Natural {
    /// The product of many numbers of like size, multiplied in pairs so that the factors stay balanced.
    static func product(of numbers: [Natural]) -> Natural {
        var factors = numbers
        while factors.count > 1 {
            factors = stride(from: 0, to: factors.count, by: 2).map { i in
                i + 1 < factors.count ? factors[i] * factors[i + 1] : factors[i]
            }
        }
        return factors.first ?? .one
    }
}
