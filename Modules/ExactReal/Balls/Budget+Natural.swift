/// Arithmetic of whole numbers that is charged, and done in pieces where it takes long.
extension Budget {
    /// The product.
    func product(_ x: Natural, _ y: Natural) throws(Interruption) -> Natural {
        if x.limbs.count < y.limbs.count { return try product(y, x) }
        try check(limbs: x.limbs.count + y.limbs.count)
        let work = Budget.work(multiplying: x.limbs.count, by: y.limbs.count)
        if work <= Budget.pieceWork {
            try charge(work)
            return x * y
        }
        try foresee(work)
        if let product = try transformProduct(x, y, work) { return product }
        let half = (x.limbs.count + 1) / 2
        let (high, low) = x.split(at: half)
        if y.limbs.count <= half { return try product(high, y).joined(half, product(low, y)) }
        let (otherHigh, otherLow) = y.split(at: half)
        let (outer, inner) = (try product(high, otherHigh), try product(low, otherLow))
        let middle = try product(high + low, otherHigh + otherLow) - outer - inner
        return outer.joined(half, middle).joined(half, inner)
    }

    /// The product of numbers with signs.
    func product(_ x: Integer, _ y: Integer) throws(Interruption) -> Integer {
        if let a = x.int, let b = y.int {
            try charge(1)
            let (product, isTooLarge) = a.multipliedReportingOverflow(by: b)
            if !isTooLarge { return Integer(product) }
        }
        let product = try product(x.naturalMagnitude, y.naturalMagnitude)
        return Integer(isNegative: x.isNegative != y.isNegative, product)
    }

    /// The square.
    func square(_ x: Natural) throws(Interruption) -> Natural {
        try check(limbs: 2 * x.limbs.count)
        let work = Budget.work(multiplying: x.limbs.count, by: x.limbs.count)
        if work <= Budget.pieceWork {
            try charge(work)
            return x.squared
        }
        try foresee(work)
        if let square = try transformProduct(x, x, work) { return square }
        let half = (x.limbs.count + 1) / 2
        let (high, low) = x.split(at: half)
        let (outer, inner) = (try square(high), try square(low))
        let middle = try square(high + low) - outer - inner
        return outer.joined(half, middle).joined(half, inner)
    }

    /// The product by transforms, with a question before each of its steps; nil where other methods are faster.
    private func transformProduct(_ x: Natural, _ y: Natural, _ work: Int64) throws(Interruption) -> Natural? {
        let count = x.limbs.count + y.limbs.count
        guard y.limbs.count >= transformThreshold, TransformProduct.canHold(count) else { return nil }
        let product = TransformProduct(count: count)
        for step in 0..<TransformProduct.stepCount {
            try charge(work / Int64(TransformProduct.stepCount))
            product.multiply(x.limbs, y.limbs, step: step)
        }
        return Natural(limbs: product.limbs)
    }

    /// Quotient and remainder by a divisor that is not 0.
    func quotient(of x: Natural, by y: Natural) throws(Interruption) -> (quotient: Natural, remainder: Natural) {
        let work = Budget.work(dividing: x.limbs.count - y.limbs.count, by: y.limbs.count)
        if work <= Budget.pieceWork {
            try charge(work)
            return x.divided(by: y)
        }
        // With so many bits the midpoint is wrong by less than 1.
        let bits = x.bitWidth - y.bitWidth + Limb.bitWidth
        let reals = Reals(precision: bits, budget: self, constants: Constants())
        let ball = try reals.divide(Ball(Dyadic(x, exponent: 0)), by: Ball(Dyadic(y, exponent: 0)))
        var quotient = ball.midpoint.wholePart
        var product = try product(quotient, y)
        while product > x { (quotient, product) = (quotient - .one, product - y) }
        while product + y <= x { (quotient, product) = (quotient + .one, product + y) }
        return (quotient, x - product)
    }

    /// A power; too large if the result surely has more than `bits` bits.
    func power(_ base: Natural, _ exponent: Int, bits: Int) throws(Interruption) -> Natural {
        if base <= .one { return exponent == 0 ? .one : base }
        if exponent > bits / (base.bitWidth - 1) { throw .overMemory }
        var power = Natural.one
        for bit in (0..<(Int.bitWidth - exponent.leadingZeroBitCount)).reversed() {
            power = try square(power)
            if exponent >> bit & 1 == 1 { power = try product(power, base) }
        }
        return power
    }

    /// The product of many numbers of like size.
    func product(of numbers: [Natural]) throws(Interruption) -> Natural {
        var factors = numbers
        while factors.count > 1 {
            var pairs: [Natural] = []
            for i in stride(from: 1, to: factors.count, by: 2) {
                pairs.append(try product(factors[i - 1], factors[i]))
            }
            if !factors.count.isMultiple(of: 2) { pairs.append(factors[factors.count - 1]) }
            factors = pairs
        }
        return factors.first ?? .one
    }
}

extension Budget {
    /// The work of a product: by transforms so much for each level, else three products of four for each halving.
    static func work(multiplying left: Int, by right: Int) -> Int64 {
        let (short, long) = (min(left, right), max(left, right))
        if short >= transformThreshold {
            return Int64(short + long) * Int64(4 * FixedPoint.width(short + long) + 14)
        }
        var (limbs, factor) = (Int64(short), Int64(1))
        while limbs > karatsubaThreshold {
            limbs = (limbs + 1) / 2
            factor *= 3
        }
        return factor * limbs * limbs * Int64(long / max(1, short) + 1)
    }

    /// The work of a quotient of so many limbs: that of two products with the divisor, and of the reciprocal.
    static func work(dividing quotient: Int, by divisor: Int) -> Int64 {
        let isLong = min(quotient, divisor) >= newtonDivisionThreshold
        return (isLong ? 4 : 2) * work(multiplying: max(0, quotient) + 1, by: divisor)
    }
}

extension Natural {
    /// The limbs from `count` on, and those below.
    fileprivate func split(at count: Int) -> (high: Natural, low: Natural) {
        (Natural(limbs: Array(limbs.dropFirst(count))), Natural(limbs: Array(limbs.prefix(count))))
    }

    /// This number times B^count, plus another.
    fileprivate func joined(_ count: Int, _ low: Natural) -> Natural {
        (self << (count * Limb.bitWidth)) + low
    }
}
