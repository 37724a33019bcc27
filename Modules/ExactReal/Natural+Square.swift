extension Natural {
    /// From this many limbs on, Karatsuba's method squares faster than the schoolbook's.
    static let karatsubaSquareThreshold = 48

    /// The square; about two thirds of the time of a product. O(n^1.585).
    var squared: Natural {
        Natural(limbs: Natural.square(limbs.span))
    }

    private static func square(_ limbs: Span<Limb>) -> [Limb] {
        limbs.count < karatsubaSquareThreshold ? schoolbookSquare(limbs) : karatsubaSquare(limbs)
    }

    /// The products of different limbs once, doubled, and the squares of the limbs. O(n²).
    private static func schoolbookSquare(_ limbs: Span<Limb>) -> [Limb] {
        var square = [Limb](repeating: 0, count: 2 * limbs.count)
        var digits = square.mutableSpan
        for i in limbs.indices.dropLast() {
            let later = limbs.extracting((i + 1)..<limbs.count)
            digits[i + limbs.count] = digits.addProduct(of: later, and: limbs[i], at: 2 * i + 1)
        }
        digits.double(addingSquaresOf: limbs)
        return square
    }

    /// (a₁x + a₀)² = a₁²x² + (2a₁a₀)x + a₀², where 2a₁a₀ = (a₁ + a₀)² − a₁² − a₀².
    private static func karatsubaSquare(_ limbs: Span<Limb>) -> [Limb] {
        let half = (limbs.count + 1) / 2
        let low = square(limbs.extracting(first: half))
        let high = square(limbs.extracting(droppingFirst: half))
        var middle = square(foldedSum(limbs, at: half).span)
        var difference = middle.mutableSpan
        difference.subtract(low.span, at: 0)
        difference.subtract(high.span, at: 0)
        return joined(low: low, middle: middle, high: high, at: half)
    }
}

extension MutableSpan<Limb> {
    /// Doubles the number and adds the square of each limb at twice its place.
    fileprivate mutating func double(addingSquaresOf limbs: Span<Limb>) {
        var carry: Limb = 0
        var shiftedOut: Limb = 0
        for i in limbs.indices {
            let square = DoubleLimb(limbs[i]) &* DoubleLimb(limbs[i])
            for (place, part) in [(2 * i, square.low), (2 * i + 1, square.high)] {
                let doubled = self[place] &<< 1 | shiftedOut
                shiftedOut = self[place] &>> Limb(Limb.bitWidth - 1)
                let sum = DoubleLimb(doubled) &+ DoubleLimb(part) &+ DoubleLimb(carry)
                self[place] = sum.low
                carry = sum.high
            }
        }
    }
}
