/// Factorials, within a budget.
extension Budget {
    /// n·(n − step)·… down to the last factor above 0, 1 if there is none; nil for a negative n, a step below 1, and where the
    /// result could have more than `Integer.maximumBitWidth` bits.
    public func factorial(_ n: Integer, step: Int = 1) throws(Interruption) -> Integer? {
        guard let n = n.int, n >= 0, step >= 1 else { return nil }
        if n / step > Integer.maximumBitWidth / max(1, FixedPoint.width(n)) { return nil }
        if step == 1 { return Integer(isNegative: false, try factorial(n)) }
        try charge(Int64(n / step))
        let factors = stride(from: Limb(n), to: 1, by: -step)
        return Integer(isNegative: false, try product(of: factors))
    }

    /// n! = 2^(n − ones of n)·s(n)·s(n/2)²·s(n/4)⁴⋯ with odd numbers s, the swings: a prime divides s(n) as often as
    /// ⌊n/p⌋, ⌊n/p²⌋, … are odd (P. Luschny, "Prime swing", 2008). Half of the work is squares.
    private func factorial(_ n: Int) throws(Interruption) -> Natural {
        let primes = try primes(upTo: n).dropFirst()
        var odd = Natural.one
        for shift in (0..<FixedPoint.width(n)).reversed() {
            odd = try product(square(odd), swing(n >> shift, primes))
        }
        return odd << (n - n.nonzeroBitCount)
    }

    private func swing(_ n: Int, _ primes: ArraySlice<Int>) throws(Interruption) -> Natural {
        try charge(Int64(n))
        var factors: [Limb] = []
        for prime in primes.prefix(while: { $0 <= n }) {
            var quotient = n / prime
            while quotient > 0 {
                if quotient & 1 == 1 { factors.append(Limb(prime)) }
                quotient /= prime
            }
        }
        return try product(of: factors)
    }

    /// The product of numbers above 0, as many multiplied together at first as fit into a limb.
    func product(of factors: some Sequence<Limb>) throws(Interruption) -> Natural {
        var batches: [Natural] = []
        var batch: Limb = 1
        for factor in factors {
            let product = DoubleLimb(batch) &* DoubleLimb(factor)
            if product.high > 0 { batches.append(Natural(batch)) }
            batch = product.high > 0 ? factor : product.low
        }
        batches.append(Natural(batch))
        return try product(of: batches)
    }

    /// The primes up to n, from 2 (the sieve of Eratosthenes).
    func primes(upTo n: Int) throws(Interruption) -> [Int] {
        try charge(4 * Int64(n))
        var isComposite = [Bool](repeating: false, count: n + 1)
        var primes: [Int] = []
        for candidate in 2..<max(2, n + 1) where !isComposite[candidate] {
            primes.append(candidate)
            if candidate > n / candidate { continue }
            for multiple in stride(from: candidate * candidate, through: n, by: candidate) {
                isComposite[multiple] = true
            }
        }
        return primes
    }
}
