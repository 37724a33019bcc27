/// The number below p₁·p₂·p₃ with given residues (Garner 1959).
struct Garner: Sendable {
    static let primes = Garner()

    private let fields = (TransformPrimes.fields[0], TransformPrimes.fields[1], TransformPrimes.fields[2])
    /// 1/p₁ modulo p₂ and p₃, and 1/p₂ modulo p₃.
    private let inverses: (FixedFactor, FixedFactor, FixedFactor)
    /// p₁·p₂.
    private let product: DoubleLimb

    private init() {
        func inverse(_ prime: PrimeField, in field: PrimeField) -> FixedFactor {
            field.factor(montgomery: field.reciprocal(montgomery: field.montgomeryForm(prime.modulus)))
        }
        inverses = (
            inverse(fields.0, in: fields.1), inverse(fields.0, in: fields.2), inverse(fields.1, in: fields.2)
        )
        product = DoubleLimb(fields.0.modulus) &* DoubleLimb(fields.1.modulus)
    }

    /// Adds the number with these residues, which are below 2p each, to three limbs.
    @inline(__always)
    func add(_ x: Limb, _ y: Limb, _ z: Limb, to low: inout DoubleLimb, _ high: inout Limb) {
        // The number is u + p₁·v + p₁·p₂·w.
        let u = fields.0.reduced(x)
        let v = fields.1.reduced(fields.1.product(y &+ 2 &* fields.1.modulus &- u, inverses.0))
        let first = fields.2.product(z &+ 2 &* fields.2.modulus &- u, inverses.1)
        let w = fields.2.reduced(fields.2.product(first &+ 2 &* fields.2.modulus &- v, inverses.2))
        let lower = DoubleLimb(product.low) &* DoubleLimb(w)
        let upper = DoubleLimb(product.high) &* DoubleLimb(w)
        let inner = DoubleLimb(fields.0.modulus) &* DoubleLimb(v) &+ DoubleLimb(u)
        add(inner, to: &low, &high)
        add(lower, to: &low, &high)
        add(DoubleLimb(high: upper.low, low: 0), to: &low, &high)
        high &+= upper.high
    }

    @inline(__always)
    private func add(_ summand: DoubleLimb, to low: inout DoubleLimb, _ high: inout Limb) {
        low &+= summand
        high &+= low < summand ? 1 : 0
    }
}
