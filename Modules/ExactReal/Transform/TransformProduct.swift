/// Products by transforms modulo three primes (J. Pollard, "The fast Fourier transform in a finite field", 1971). The factors
/// are cut into pieces of as many bits as the product of the primes allows, more than a limb: so the transforms are shorter
/// than the numbers.
///
/// The work is done in three like steps, one for each prime, and then the product is written.
struct TransformProduct: ~Copyable {
    static let stepCount = 3

    /// The limbs of the product.
    private let count: Int
    private let pieces: TransformPieces
    private let shape: TruncatedTransform
    /// The residues modulo each prime, one buffer after the other; then one for the other factor, and the table.
    private let memory: LimbMemory

    /// Whether a product of so many limbs is within the longest transform.
    static func canHold(_ count: Int) -> Bool { count <= 1 << (TransformPrimes.order - 2) }

    /// A product that will have so many limbs, which `canHold` allows.
    init(count: Int) {
        self.count = count
        pieces = TransformPieces(count: count)
        shape = TruncatedTransform(count: pieces.count)
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
        pieces.load(left, to: x, room: shape.bufferCount, transform.field)
        shape.forward(x, transform)
        if left.isSame(as: right) {
            multiply(x, by: x, transform.field)
        } else {
            pieces.load(right, to: y, room: shape.bufferCount, transform.field)
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

    /// Writes the product, once all steps are done.
    func write(to result: LimbMemory) {
        pieces.write(buffer(0), buffer(1), buffer(2), to: result, limbCount: count)
    }
}
