extension Reals {
    /// The first `count` tangent numbers 1, 2, 16, 272, …: the Bernoulli numbers as whole numbers,
    /// B₂ₖ = (−1)^(k−1)·2k·T_k/(4^k·(4^k − 1)). O(n²) passes over numbers of O(n) digits; kept once they are known.
    ///
    /// Source: R. Brent, D. Harvey, "Fast computation of Bernoulli, Tangent and Secant numbers", 2011, algorithm 2.
    ///
    /// Where more may be asked for next, some more are worked out.
    func tangentNumbers(_ count: Int, isLast: Bool) throws(Interruption) -> [Natural] {
        if constants.tangentNumbers.count >= count { return constants.tangentNumbers }
        let count = isLast ? count : max(16, count + count / 4)
        // Tₙ has somewhat less than 2n·log₂ n bits.
        try budget.keep(bytes: count * count / 8 * FixedPoint.width(count))
        var numbers = [Natural.one]
        for k in 1..<count { numbers.append(scaled(numbers[k - 1], by: k)) }
        for k in 1..<count {
            for j in k..<numbers.count {
                try budget.charge(passingOver: numbers[j].limbs.count, times: 2)
                numbers[j] = scaled(numbers[j - 1], by: j - k) + scaled(numbers[j], by: j - k + 2)
            }
        }
        constants.tangentNumbers = numbers
        return numbers
    }

    private func scaled(_ number: Natural, by factor: Int) -> Natural {
        var product = number
        product.multiply(by: Limb(factor))
        return product
    }
}
