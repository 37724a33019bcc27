/// How many ways there are to choose, exactly; nil where the numbers would be too long to be written out.
extension Budget {
    /// n!/(n − k)!, for k from 0 to n.
    func permutations(_ n: Integer, _ k: Integer) throws(Interruption) -> Integer? {
        guard let count = k.int, count <= Integer.maximumBitWidth / n.limbCount / Limb.bitWidth else { return nil }
        try charge(Int64(count))
        let factors = (0..<count).map { (n - Integer($0)).naturalMagnitude }
        return Integer(isNegative: false, try product(of: factors))
    }

    /// n!/(k!·(n − k)!), for k from 0 to n/2.
    func combinations(_ n: Integer, _ k: Integer) throws(Interruption) -> Integer? {
        if let n = n.int, let k = k.int, n <= Integer.maximumBitWidth { return try combinations(n, k) }
        guard let chosen = try permutations(n, k), let orders = try factorial(k) else { return nil }
        let (quotient, _) = try quotient(of: chosen.naturalMagnitude, by: orders.naturalMagnitude)
        return Integer(isNegative: false, quotient)
    }

    /// By the prime factors: p divides n! ⌊n/p⌋ + ⌊n/p²⌋ + … times (Legendre).
    private func combinations(_ n: Int, _ k: Int) throws(Interruption) -> Integer {
        var factors: [Limb] = []
        for prime in try primes(upTo: n) {
            var (upper, first, second, count) = (n, k, n - k, 0)
            while upper >= prime {
                (upper, first, second) = (upper / prime, first / prime, second / prime)
                count += upper - first - second
            }
            for _ in 0..<count { factors.append(Limb(prime)) }
        }
        return Integer(isNegative: false, try product(of: factors))
    }
}
