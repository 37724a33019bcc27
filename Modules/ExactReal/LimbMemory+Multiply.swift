/// From this many limbs in the shorter factor on, Karatsuba's method is faster than the schoolbook's.
let karatsubaThreshold = 28

/// From this many limbs on, Karatsuba's method squares faster than the schoolbook's.
let karatsubaSquareThreshold = 66

/// From this many limbs in the shorter factor on, Toom and Cook's method is faster than Karatsuba's.
let toomThreshold = 210

/// From this many limbs in the shorter factor on, transforms are faster than Toom and Cook's method.
let transformThreshold = 850

/// Which method a product takes.
extension LimbMemory {
    /// Writes the product of two rows of one limb or more, `left.count + right.count` limbs long. A square is the
    /// product of a row with the same memory: it costs about two thirds.
    func writeProduct(_ left: LimbRow, _ right: LimbRow, scratch: LimbMemory) {
        if left.count < right.count {
            writeProduct(right, left, scratch: scratch)
        } else if left.isSame(as: right), left.count < karatsubaSquareThreshold {
            writeSchoolbookSquare(left)
        } else if right.count < karatsubaThreshold {
            writeSchoolbookProduct(left, right)
        } else if right.count >= transformThreshold, TransformProduct.canHold(left.count + right.count) {
            writeTransformProduct(left, right)
        } else if 2 * right.count <= left.count + 1 {
            writeUnbalancedProduct(left, right, scratch: scratch)
        } else if right.count >= toomThreshold, right.count > (left.count + 2) / 3 * 2 {
            writeToomProduct(left, right, scratch: scratch)
        } else {
            writeKaratsubaProduct(left, right, scratch: scratch)
        }
    }

    func writeTransformProduct(_ left: LimbRow, _ right: LimbRow) {
        let product = TransformProduct(count: left.count + right.count)
        for step in 0..<TransformProduct.stepCount { product.multiply(left, right, step: step) }
        product.write(to: self)
    }

    /// The longer factor in pieces as long as the shorter one, so that each product is balanced.
    private func writeUnbalancedProduct(_ left: LimbRow, _ right: LimbRow, scratch: LimbMemory) {
        let count = right.count
        writeProduct(left.first(count), right, scratch: scratch)
        for start in stride(from: count, to: left.count, by: count) {
            let piece = LimbRow(rebasing: left[start..<Swift.min(start + count, left.count)])
            scratch.writeProduct(right, piece, scratch: scratch + 2 * count)
            let upper = self + start + count
            upper.update(from: scratch + count, count: piece.count)
            upper.add((self + start).add(scratch.row(count), count: count), count: piece.count)
        }
    }

}

extension [Limb] {
    /// The product of two rows of limbs, `left.count + right.count` limbs long.
    init(productOf left: [Limb], _ right: [Limb]) {
        let count = left.count + right.count
        self.init(unsafeUninitializedCapacity: count) { limbs, initializedCount in
            initializedCount = count
            guard let result = limbs.baseAddress else { return }
            left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { right in result.writeProduct(of: left, right) }
            }
        }
    }
}

extension LimbMemory {
    /// Writes the product of two rows of any length.
    fileprivate func writeProduct(of left: LimbRow, _ right: LimbRow) {
        let (shorter, longer) = (Swift.min(left.count, right.count), Swift.max(left.count, right.count))
        if shorter == 0 { return clear(longer) }
        if shorter < karatsubaThreshold { return writeProduct(left, right, scratch: self) }
        // Twelve thirds for Toom and Cook's method, of which the thirds need as much each; two for unbalanced products.
        let scratch = LimbMemory.allocate(capacity: 8 * Swift.min(longer, 2 * shorter) + 256)
        writeProduct(left, right, scratch: scratch)
        scratch.deallocate()
    }
}
