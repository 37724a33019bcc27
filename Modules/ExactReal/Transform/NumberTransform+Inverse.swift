/// Up the tree of rings.
extension NumberTransform {
    /// From values below 2p in the ring s to `count` times the coefficients, below 2p.
    func inverse(_ numbers: LimbMemory, count: Int, ring s: Int) {
        if count > NumberTransform.cachedCount {
            for i in 0..<4 { inverse(numbers + i * (count / 4), count: count / 4, ring: 4 * s + i) }
            join(numbers, quarter: count / 4, ring: s)
            return
        }
        if count >= 4 {
            // In a loop of its own, where the size is known.
            for i in 0..<count / 4 { join(numbers + 4 * i, quarter: 1, ring: count / 4 * s + i) }
        }
        var size = count >= 4 ? 4 : 1
        while 4 * size <= count {
            let rings = count / (4 * size)
            for i in 0..<rings { join(numbers + 4 * size * i, quarter: size, ring: rings * s + i) }
            size *= 4
        }
        if size < count { double(numbers, half: size, ring: s) }
    }

    /// One level up.
    private func double(_ numbers: LimbMemory, half: Int, ring s: Int) {
        let root = negatedReciprocal(s)
        eachTwo(numbers, half: half) { a, b in up(&a, &b, root) }
    }

    /// Two levels up.
    @inline(__always)
    private func join(_ numbers: LimbMemory, quarter: Int, ring s: Int) {
        if s == 0 { return joinFirst(numbers, quarter: quarter) }
        let mirrored = mirrored(s)
        let (outer, left, right) = (factors[mirrored], factors[2 &* mirrored &+ 1], factors[2 &* mirrored])
        eachFour(numbers, quarter: quarter) { a, b, c, d in
            up(&a, &b, left)
            up(&c, &d, right)
            up(&a, &c, outer)
            up(&b, &d, outer)
        }
    }

    /// Two levels up to the ring 0: three of the four roots are 1.
    private func joinFirst(_ numbers: LimbMemory, quarter: Int) {
        let root = negatedReciprocal(1)
        eachFour(numbers, quarter: quarter) { a, b, c, d in
            up(&a, &b)
            up(&c, &d, root)
            up(&a, &c)
            up(&b, &d)
        }
    }

    /// x + y and −r·(x − y).
    @inline(__always)
    private func up(_ x: inout Limb, _ y: inout Limb, _ negatedRoot: FixedFactor) {
        let difference = y &- x &+ 2 &* field.modulus
        x = field.halfReduced(x &+ y)
        y = field.product(difference, negatedRoot)
    }

    /// x + y and x − y.
    @inline(__always)
    private func up(_ x: inout Limb, _ y: inout Limb) {
        let difference = x &- y &+ 2 &* field.modulus
        x = field.halfReduced(x &+ y)
        y = field.halfReduced(difference)
    }
}
