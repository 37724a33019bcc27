/// Down the tree of rings.
extension NumberTransform {
    /// From coefficients in the ring s of `count` numbers below 4p to values below 4p.
    func forward(_ numbers: LimbMemory, count: Int, ring s: Int) {
        if count > NumberTransform.cachedCount {
            split(numbers, quarter: count / 4, ring: s)
            for i in 0..<4 { forward(numbers + i * (count / 4), count: count / 4, ring: 4 * s + i) }
            return
        }
        var size = count
        if !size.trailingZeroBitCount.isMultiple(of: 2) {
            size /= 2
            halve(numbers, half: size, ring: s)
        }
        while size > 4 {
            size /= 4
            let rings = count / (4 * size)
            for i in 0..<rings { split(numbers + 4 * size * i, quarter: size, ring: rings * s + i) }
        }
        // The same once more, in a loop of its own where the size is known.
        if size == 4 {
            for i in 0..<count / 4 { split(numbers + 4 * i, quarter: 1, ring: count / 4 * s + i) }
        }
    }

    /// One level down.
    func halve(_ numbers: LimbMemory, half: Int, ring s: Int) {
        if s == 0 { return halveFirst(numbers, half: half) }
        let root = factors[s]
        eachTwo(numbers, half: half) { a, b in down(&a, &b, root) }
    }

    /// One level down from the ring 0, whose root is 1.
    private func halveFirst(_ numbers: LimbMemory, half: Int) {
        eachTwo(numbers, half: half) { a, b in down(&a, &b) }
    }

    /// Two levels down.
    @inline(__always)
    private func split(_ numbers: LimbMemory, quarter: Int, ring s: Int) {
        if s == 0 { return splitFirst(numbers, quarter: quarter) }
        let (outer, left, right) = (factors[s], factors[2 &* s], factors[2 &* s &+ 1])
        eachFour(numbers, quarter: quarter) { a, b, c, d in
            down(&a, &c, outer)
            down(&b, &d, outer)
            down(&a, &b, left)
            down(&c, &d, right)
        }
    }

    /// Two levels down from the ring 0: three of the four roots are 1.
    private func splitFirst(_ numbers: LimbMemory, quarter: Int) {
        let root = factors[1]
        eachFour(numbers, quarter: quarter) { a, b, c, d in
            down(&a, &c)
            down(&b, &d)
            down(&a, &b)
            down(&c, &d, root)
        }
    }

    /// x + r·y and x − r·y.
    @inline(__always)
    private func down(_ x: inout Limb, _ y: inout Limb, _ root: FixedFactor) {
        let product = field.product(y, root)
        let reduced = field.halfReduced(x)
        x = reduced &+ product
        y = reduced &- product &+ 2 &* field.modulus
    }

    /// x + y and x − y.
    @inline(__always)
    private func down(_ x: inout Limb, _ y: inout Limb) {
        let (first, second) = (field.halfReduced(x), field.halfReduced(y))
        x = first &+ second
        y = first &- second &+ 2 &* field.modulus
    }
}
