extension Reals {
    /// π by the brothers Chudnovsky's series, 47 bits a term, summed by binary splitting.
    ///
    /// 426880·√10005/π = Σ (−1)^k·(6k)!·(13591409 + 545140134k)/((3k)!·(k!)³·640320^(3k)) (D. and G. Chudnovsky 1988).
    func chudnovskyPi() throws(Interruption) -> Ball {
        let count = precision / 47 + 2
        let cube: UInt64 = 640_320 * 640_320 * 26_680
        let sum = try BinarySplitting(0..<count, budget: budget) { k in
            let k = UInt64(k)
            let a = 13_591_409 + 545_140_134 * k
            if k == 0 { return .init(a: a) }
            return .init(p: (6 * k - 5, (2 * k - 1) * (6 * k - 1)), isNegative: true, q: (k * k * k, cube), a: a)
        }
        // The terms alternate and shrink: what follows is less than the next, and that less than 2^−47·count.
        let series = try quotient(sum).widened(by: .power(24 - 47 * Int64(count)))
        let root = try multiply(squareRoot(Ball(10_005)), by: 426_880)
        return try divide(root, by: series)
    }
}
