/// From this many limbs on, Karatsuba's method squares faster than the schoolbook's.
let karatsubaSquareThreshold = 48

extension MutableSpan<Limb> {
    /// Writes the square of a row of limbs at the limb `offset`, where `2·limbs.count` zeros stand.
    mutating func writeSquare(_ limbs: Span<Limb>, at offset: Int) {
        if limbs.count < karatsubaSquareThreshold {
            writeSchoolbookSquare(limbs, at: offset)
        } else {
            writeKaratsubaSquare(limbs, at: offset)
        }
    }

    /// The products of different limbs once, doubled, and the squares of the limbs. O(n²).
    private mutating func writeSchoolbookSquare(_ limbs: Span<Limb>, at offset: Int) {
        for i in limbs.indices {
            let later = limbs.extracting(droppingFirst: i + 1)
            self[offset + i + limbs.count] = addProduct(of: later, and: limbs[i], at: offset + 2 * i + 1)
        }
        double(addingSquaresOf: limbs, at: offset)
    }

    /// Doubles the number and adds the square of each limb at twice its place.
    private mutating func double(addingSquaresOf limbs: Span<Limb>, at offset: Int) {
        var carry: Limb = 0
        for i in limbs.indices {
            let square = DoubleLimb(limbs[i]) &* DoubleLimb(limbs[i])
            carry = double(at: offset + 2 * i, adding: square.low, carry)
            carry = double(at: offset + 2 * i + 1, adding: square.high, carry)
        }
    }

    /// Doubles one limb and adds two numbers; the result is the carry.
    private mutating func double(at place: Int, adding summand: Limb, _ carry: Limb) -> Limb {
        let limb = DoubleLimb(self[place])
        let sum = limb &+ limb &+ DoubleLimb(summand) &+ DoubleLimb(carry)
        self[place] = sum.low
        return sum.high
    }

    /// (a₁x + a₀)² = a₁²x² + (2a₁a₀)x + a₀², where 2a₁a₀ = (a₁ + a₀)² − a₁² − a₀².
    private mutating func writeKaratsubaSquare(_ limbs: Span<Limb>, at offset: Int) {
        let half = (limbs.count + 1) / 2
        writeSquare(limbs.extracting(first: half), at: offset)
        writeSquare(limbs.extracting(droppingFirst: half), at: offset + 2 * half)
        let middle = [Limb](squareOf: foldedSum(limbs, at: half).span)
        addMiddle(middle, half: half, count: 2 * limbs.count, at: offset)
    }
}

extension [Limb] {
    /// The square of a row of limbs, `2·limbs.count` limbs long.
    init(squareOf limbs: Span<Limb>) {
        self.init(repeating: 0, count: 2 * limbs.count)
        var digits = mutableSpan
        digits.writeSquare(limbs, at: 0)
    }
}
