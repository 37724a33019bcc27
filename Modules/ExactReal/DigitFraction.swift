/// Numbers below a power of a base as fractions of it: then each product with a limb gives a limb's worth of digits, the
/// leading ones first, and no division is needed (D. Bernstein, "Scaled remainder trees", 2004, for one step a limb).
///
/// A fraction is kept a little larger than x/power, but less than (x + 1)/power, so that its digits are those of x.
struct DigitFraction {
    /// The pieces of a number: limbs with a limb's worth of digits.
    static let pieceCount = 32

    static let decimal = DigitFraction(piece: (0..<Natural.digitsPerLimb).reduce(1) { power, _ in power * 10 })

    /// The numbers are below this power of the base.
    let power: Natural
    /// The power of the base that a piece is less than.
    private let piece: Limb
    /// L limbs, with power < B^L/2.
    private let count: Int
    /// B^2L/power, rounded up.
    private let reciprocal: Natural

    init(piece: Limb) {
        self.piece = piece
        power = Natural(piece).power(DigitFraction.pieceCount)
        count = power.bitWidth / Limb.bitWidth + 1
        reciprocal = Natural.power(ofLimbs: 2 * count).divided(by: power).quotient + .one
    }

    /// The pieces of a number below `power`, the leading one first.
    ///
    /// x·reciprocal is less than power/B^L too large, in (x + 1 − x)/power; and what is cut off in the lowest limb, here
    /// and below, is made up for by one, which ends as less than 2/B each time.
    func pieces(of number: Natural) -> [Limb] {
        var fraction = (number * reciprocal).limbs((count - 1)...) + .one
        fraction.limbs.append(contentsOf: repeatElement(0, count: count + 1 - fraction.limbs.count))
        return fraction.limbs.withUnsafeMutableBufferPointer { limbs in
            // There are `count` + 1 of them.
            nextPieces(limbs.baseAddress.unsafelyUnwrapped)
        }
    }

    private func nextPieces(_ fraction: LimbMemory) -> [Limb] {
        var start = 0
        return (1...DigitFraction.pieceCount).map { place in
            // As the digits get fewer, so do the limbs that they need.
            let next = place * count / DigitFraction.pieceCount
            let isShorter = next > start
            let carry = isShorter ? (DoubleLimb(fraction[start]) &* DoubleLimb(piece)).high &+ 1 : 0
            start = next
            return (fraction + start).multiply(by: piece, adding: carry, count: count + 1 - start)
        }
    }
}
