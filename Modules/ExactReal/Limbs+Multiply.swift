/// From this many limbs in the shorter factor on, Karatsuba's method is faster than the schoolbook's.
let karatsubaThreshold = 40

extension MutableSpan<Limb> {
    /// Writes the product of two rows of limbs at the limb `offset`, where `left.count + right.count` zeros stand.
    mutating func writeProduct(_ left: Span<Limb>, _ right: Span<Limb>, at offset: Int) {
        if left.count < right.count {
            writeProduct(right, left, at: offset)
        } else if right.count < karatsubaThreshold {
            writeSchoolbookProduct(left, right, at: offset)
        } else if 2 * right.count <= left.count {
            addUnbalancedProduct(left, right, at: offset)
        } else {
            writeKaratsubaProduct(left, right, at: offset)
        }
    }

    /// Every limb times every limb. O(n·m).
    private mutating func writeSchoolbookProduct(_ left: Span<Limb>, _ right: Span<Limb>, at offset: Int) {
        for j in right.indices {
            self[offset + j + left.count] = addProduct(of: left, and: right[j], at: offset + j)
        }
    }

    /// The longer factor in pieces as long as the shorter one, so that each product is balanced.
    private mutating func addUnbalancedProduct(_ left: Span<Limb>, _ right: Span<Limb>, at offset: Int) {
        for start in stride(from: 0, to: left.count, by: right.count) {
            let piece = left.extracting(start..<Swift.min(start + right.count, left.count))
            add([Limb](productOf: piece, right).span, at: offset + start)
        }
    }
}

extension [Limb] {
    /// The product of two rows of limbs, `left.count + right.count` limbs long.
    init(productOf left: Span<Limb>, _ right: Span<Limb>) {
        self.init(repeating: 0, count: left.count + right.count)
        var digits = mutableSpan
        digits.writeProduct(left, right, at: 0)
    }
}
