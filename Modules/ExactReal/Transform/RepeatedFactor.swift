/// From this many limbs on, a factor whose transform is known is multiplied with faster than any other.
let knownTransformThreshold = 500

/// A number to multiply by many times: of the three transforms of a product its own is known.
struct RepeatedFactor {
    let number: Natural
    /// The limbs of the other factors, at most.
    private let otherCount: Int
    /// Empty where a transform does not pay.
    private let values: [Limb]

    /// A factor for others of about so many limbs: those that are much shorter gain nothing, longer ones neither.
    init(_ number: Natural, otherCount: Int) {
        (self.number, self.otherCount) = (number, otherCount)
        let count = number.limbs.count + otherCount
        if min(number.limbs.count, otherCount) < knownTransformThreshold || !TransformProduct.canHold(count) {
            values = []
            return
        }
        let product = TransformProduct(count: count)
        values = [Limb](unsafeUninitializedCapacity: product.valueCount) { values, initializedCount in
            initializedCount = values.count
            guard let memory = values.baseAddress else { return }
            number.limbs.withUnsafeBufferPointer { product.writeValues(of: $0, to: memory) }
        }
    }

    /// The product. O(M(n)).
    static func * (left: RepeatedFactor, right: Natural) -> Natural {
        let count = right.limbs.count
        if left.values.isEmpty || count > left.otherCount || 3 * count < 2 * left.otherCount {
            return left.number * right
        }
        let product = TransformProduct(count: left.number.limbs.count + left.otherCount)
        left.values.withUnsafeBufferPointer { values in
            // Only read.
            let values = LimbMemory(mutating: values.baseAddress.unsafelyUnwrapped)
            right.limbs.withUnsafeBufferPointer { right in
                for step in 0..<TransformProduct.stepCount { product.multiply(right, byValues: values, step: step) }
            }
        }
        return Natural(limbs: product.limbs)
    }
}
