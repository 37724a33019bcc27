/// Products by transforms modulo three primes, a limb a coefficient (J. Pollard, "The fast Fourier transform in a
/// finite field", 1971). A coefficient of the product is less than n·B², and the product of the primes is more.
///
/// The work is done in three like steps, one for each prime, and then the product is written.
struct TransformProduct: ~Copyable {
    static let stepCount = 3

    /// The limbs of the product.
    private let count: Int
    private let shape: TruncatedTransform
    /// The residues modulo each prime, one buffer after the other; then one for the other factor, and the table.
    private let memory: LimbMemory

    /// Whether a product of so many limbs is within the longest transform.
    static func canHold(_ count: Int) -> Bool { count <= 1 << (TransformPrimes.order - 2) }

    /// A product that will have so many limbs, which `canHold` allows.
    init(count: Int) {
        self.count = count
        shape = TruncatedTransform(count: count)
        memory = .allocate(capacity: 5 * shape.bufferCount)
    }

    deinit { memory.deallocate() }

    private func buffer(_ k: Int) -> LimbMemory { memory + k * shape.bufferCount }

    private func transform(_ k: Int) -> NumberTransform {
        let factors = UnsafeMutableRawPointer(buffer(4)).assumingMemoryBound(to: FixedFactor.self)
        return NumberTransform(TransformPrimes.fields[k], count: shape.bufferCount, factors: factors)
    }

    /// The step of a prime; the same row twice is squared.
    func multiply(_ left: LimbRow, _ right: LimbRow, step k: Int) {
        let transform = transform(k)
        let (x, y) = (buffer(k), buffer(3))
        load(left, to: x, transform.field)
        shape.forward(x, transform)
        if left.isSame(as: right) {
            multiply(x, by: x, transform.field)
        } else {
            load(right, to: y, transform.field)
            shape.forward(y, transform)
            multiply(x, by: y, transform.field)
        }
        shape.inverse(x, transform, scratch: y)
    }

    /// The step of a prime; the same array twice is squared.
    func multiply(_ left: [Limb], _ right: [Limb], step k: Int) {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in multiply(left, right, step: k) }
        }
    }

    /// The product, once all steps are done.
    var limbs: [Limb] {
        [Limb](unsafeUninitializedCapacity: count) { limbs, initializedCount in
            limbs.baseAddress.map { write(to: $0) }
            initializedCount = count
        }
    }

    /// The limbs modulo the prime, below 4p, and zeros: a limb is less than 8p.
    private func load(_ limbs: LimbRow, to numbers: LimbMemory, _ field: PrimeField) {
        let bound = 4 &* field.modulus
        for i in limbs.indices { numbers[i] = min(limbs[i], limbs[i] &- bound) }
        (numbers + limbs.count).update(repeating: 0, count: shape.bufferCount - limbs.count)
    }

    /// The products of values below 4p, divided by the length of their piece, below 2p.
    private func multiply(_ x: LimbMemory, by y: LimbMemory, _ field: PrimeField) {
        for piece in shape.pieces {
            // Montgomery's product of two plain numbers lacks a factor of B, which the form of B's own form makes up for.
            var form = field.montgomeryForm(field.one)
            for _ in 0..<piece.count.trailingZeroBitCount { form = field.half(form) }
            let scale = field.factor(montgomery: form)
            for i in piece.start..<piece.start + piece.count {
                let product = field.montgomeryProduct(field.halfReduced(x[i]), field.halfReduced(y[i]))
                x[i] = field.product(product, scale)
            }
        }
    }

    /// Writes the product: each coefficient from its residues (Garner 1959), added up with carries.
    func write(to result: LimbMemory) {
        let garner = Garner.primes
        let (x, y, z) = (buffer(0), buffer(1), buffer(2))
        var (low, high): (DoubleLimb, Limb) = (0, 0)
        for i in 0..<count {
            garner.add(x[i], y[i], z[i], to: &low, &high)
            result[i] = low.low
            low = DoubleLimb(high: high, low: low.high)
            high = 0
        }
    }
}

/// The number below p₁·p₂·p₃ with given residues.
private struct Garner: Sendable {
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
