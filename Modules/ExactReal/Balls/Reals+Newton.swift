extension Reals {
    /// From this many limbs on, quotients are found from those of half the precision: that spares the remainder, and between
    /// its parts a stop is heard. Roots only where they take long.
    static let newtonThreshold = 400

    var isNewtonFaster: Bool { limbs >= Reals.newtonThreshold }

    /// x/y = q + (x − q·y)·(1/y) for any q; with q and 1/y of half the precision, the second part makes up for q.
    ///
    /// The step of Newton's method (A. Karp, P. Markstein, "High-precision division and square root", 1997), but as an
    /// identity of balls: nothing is left to estimate.
    func newtonQuotient(_ x: Dyadic, _ y: Dyadic) throws(Interruption) -> Ball {
        let half = try halved()
        let inverse = try half.reciprocal(Ball(y))
        let first = try half.multiply(half.rounded(Ball(x)), by: inverse).midpoint
        let rest = try exact().subtract(Ball(x), exact().multiply(Ball(first), by: Ball(y)))
        return try add(Ball(first), half.multiply(half.rounded(rest), by: inverse))
    }

    /// √x = s + (x − s²)/(s + √x) for any s; with s and the √x on the right of half the precision.
    func newtonRoot(_ x: Dyadic) throws(Interruption) -> Ball {
        let half = try halved()
        let root = try half.squareRoot(Ball(x))
        let first = Ball(root.midpoint)
        let rest = try exact().subtract(Ball(x), exact().square(first))
        return try add(first, half.divide(half.rounded(rest), by: half.add(first, root)))
    }

    private func halved() throws(Interruption) -> Reals { try with(precision: Int64(precision / 2 + 32)) }

    /// With so many bits that products of operands are exact, and what they leave of each other too.
    private func exact() throws(Interruption) -> Reals { try with(precision: 3 * Int64(precision)) }
}
