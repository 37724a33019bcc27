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
        write(left, to: x, transform)
        if left.isSame(as: right) {
            multiply(x, by: x, transform.field)
        } else {
            write(right, to: y, transform)
            multiply(x, by: y, transform.field)
        }
        shape.inverse(x, transform, scratch: y)
    }

    /// The step of a prime for a factor whose values are known, from `writeValues`.
    func multiply(_ left: LimbRow, byValues values: LimbMemory, step k: Int) {
        let transform = transform(k)
        write(left, to: buffer(k), transform)
        multiply(buffer(k), by: values + k * shape.bufferCount, transform.field)
        shape.inverse(buffer(k), transform, scratch: buffer(3))
    }

    /// The limbs that the values of a factor need.
    var valueCount: Int { TransformProduct.stepCount * shape.bufferCount }

    /// Writes the values of a factor for all steps.
    func writeValues(of row: LimbRow, to values: LimbMemory) {
        for k in 0..<TransformProduct.stepCount { write(row, to: values + k * shape.bufferCount, transform(k)) }
    }

    /// Writes the values of a factor modulo a prime.
    private func write(_ row: LimbRow, to values: LimbMemory, _ transform: NumberTransform) {
        pieces.load(row, to: values, room: shape.bufferCount, transform.field)
        shape.forward(values, transform)
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
