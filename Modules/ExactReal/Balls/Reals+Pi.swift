extension Reals {
    /// π by the brothers Chudnovsky's series, 47 bits a term, summed by binary splitting.
    ///
    /// 426880·√10005/π = Σ (−1)^k·(6k)!·(13591409 + 545140134k)/((3k)!·(k!)³·640320^(3k)) (D. and G. Chudnovsky 1988).
    func chudnovskyPi() throws(Interruption) -> Ball {
        let count = precision / 47 + 2
        let cube = Integer(640_320) * Integer(640_320) * Integer(26_680)
        let sum = try BinarySplitting(0..<count, budget: budget) { k in
            let a = Integer(13_591_409) + Integer(545_140_134) * Integer(k)
            if k == 0 { return (p: 1, q: 1, a: a) }
            let p = Integer(6 * k - 5) * Integer(2 * k - 1) * Integer(1 - 6 * k)
            return (p: p, q: Integer(k) * Integer(k) * Integer(k) * cube, a: a)
        }
        // The terms alternate and shrink: what follows is less than the next, and that less than 2^−47·count.
        let series = try divide(Ball(sum.t), by: Ball(sum.q)).widened(by: .power(24 - 47 * Int64(count)))
        let root = try multiply(squareRoot(Ball(10_005)), by: 426_880)
        return try divide(root, by: series)
    }
}
