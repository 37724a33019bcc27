/// Arithmetic modulo a prime p below a quarter of a limb's range, so that sums need no reduction at once: most numbers
/// are kept below 2p or 4p only.
struct PrimeField: Sendable {
    let modulus: Limb
    /// −1/p modulo B, with B = 2^(bits of a limb).
    private let negatedInverse: Limb
    /// B modulo p: the Montgomery form of 1. The Montgomery form of x is x·B.
    let one: Limb
    /// Roots of unity of the orders 2^0, 2^1, …, in Montgomery form.
    private(set) var roots: [Limb] = []

    /// The field of a prime p ≡ 1 mod 2^`order`, with a root of unity of that order.
    init(_ prime: Limb, root: Limb, order: Int) {
        modulus = prime
        // Newton's method: each step doubles the number of right bits, of which an odd number has 3.
        negatedInverse = 0 &- (0..<5).reduce(prime) { inverse, _ in inverse &* (2 &- prime &* inverse) }
        one = (0 &- prime) % prime
        var power = prime.dividingFullWidth((root, 0)).remainder
        for _ in 0...order {
            roots.append(power)
            power = reduced(montgomeryProduct(power, power))
        }
        roots.reverse()
    }

    /// x·y/B, less than 2p, for numbers less than 2p (P. Montgomery, "Modular multiplication without trial division", 1985).
    @inline(__always)
    func montgomeryProduct(_ x: Limb, _ y: Limb) -> Limb {
        let product = DoubleLimb(x) &* DoubleLimb(y)
        let factor = product.low &* negatedInverse
        return (product &+ DoubleLimb(factor) &* DoubleLimb(modulus)).high
    }

    /// x times a factor, less than 2p, for any limb x (Shoup; D. Harvey, "Faster arithmetic for number-theoretic
    /// transforms", 2014).
    @inline(__always)
    func product(_ x: Limb, _ factor: FixedFactor) -> Limb {
        x &* factor.value &- (DoubleLimb(x) &* DoubleLimb(factor.quotient)).high &* modulus
    }

    /// A number less than 2p without p, if it is p or more.
    @inline(__always)
    func reduced(_ x: Limb) -> Limb { min(x, x &- modulus) }

    /// A number less than 4p without 2p, if it is 2p or more.
    @inline(__always)
    func halfReduced(_ x: Limb) -> Limb { min(x, x &- 2 &* modulus) }

    /// Half of a number less than p.
    func half(_ x: Limb) -> Limb { x & 1 == 0 ? x / 2 : (x &+ modulus) / 2 }

    /// The factor with this Montgomery form w·B mod p, which is less than p and not 0.
    ///
    /// w·B = q·p + w·B mod p, with the quotient q that the factor needs; so q is what makes the lowest limb right.
    func factor(montgomery form: Limb) -> FixedFactor {
        let quotient = form &* negatedInverse
        return FixedFactor(value: (DoubleLimb(quotient) &* DoubleLimb(modulus)).high &+ 1, quotient: quotient)
    }

    /// The Montgomery form of a factor.
    func montgomeryForm(_ factor: FixedFactor) -> Limb { 0 &- factor.quotient &* modulus }

    /// The Montgomery form of a number.
    func montgomeryForm(_ number: Limb) -> Limb { modulus.dividingFullWidth((number % modulus, 0)).remainder }

    /// The Montgomery form of the reciprocal of a number in Montgomery form: its power p − 2 (Fermat).
    func reciprocal(montgomery form: Limb) -> Limb {
        var (power, square, exponent) = (one, form, modulus - 2)
        while exponent > 0 {
            if exponent & 1 == 1 { power = montgomeryProduct(power, square) }
            square = montgomeryProduct(square, square)
            exponent >>= 1
        }
        return reduced(power)
    }
}

/// A number w < p to multiply by many times, with q = ⌊w·B/p⌋, which saves the division.
struct FixedFactor: Sendable {
    let value: Limb
    let quotient: Limb
}
