/// From this many limbs in the divisor and in the quotient on, division by a reciprocal is faster than long division.
let newtonDivisionThreshold = 2400

/// A number to divide by with its reciprocal, so that a quotient costs two products for each of its blocks.
///
/// The reciprocal is found by Newton's method, with a precision that doubles (Knuth, TAOCP 2, 4.3.3, algorithm R), of as
/// many leading limbs as a block has. It is never too large, and so no quotient is before it is put right.
struct NewtonDivisor {
    /// The divisor, shifted so that its highest bit is set.
    private let divisor: RepeatedFactor
    private let shift: Int
    /// The limbs of a block of the quotient.
    private let block: Int
    /// At most B^2b/(d + 1), and not 12 less, for the leading b limbs d of the divisor.
    private let reciprocal: RepeatedFactor

    /// A divisor for a quotient of so many limbs.
    init(_ divisor: Natural, quotientCount: Int) {
        let count = divisor.limbs.count
        // Short quotients in one block, others in halves or in blocks as long as the divisor.
        let blocks = quotientCount > count ? (quotientCount + count - 1) / count : 3 * quotientCount > count ? 2 : 1
        self.init(divisor, block: (quotientCount + blocks - 1) / blocks, isRepeated: blocks > 1)
    }

    /// A divisor for quotients in blocks of so many limbs, from 1 to as many as it has itself.
    init(_ divisor: Natural, block: Int, isRepeated: Bool = true) {
        let count = divisor.limbs.count
        shift = count * Limb.bitWidth - divisor.bitWidth
        self.block = block
        let (divisor, otherCount) = (divisor << shift, isRepeated ? block + 1 : 0)
        self.divisor = RepeatedFactor(divisor, otherCount: otherCount)
        let reciprocal = NewtonDivisor.reciprocal(of: divisor.limbs((count - block)...), count: block)
        self.reciprocal = RepeatedFactor(reciprocal, otherCount: otherCount)
    }

    /// B^2b/(d + 1) or a little less, for a number of b limbs whose highest bit is set.
    private static func reciprocal(of number: Natural, count: Int) -> Natural {
        if count < newtonDivisionThreshold {
            return Natural.power(ofLimbs: 2 * count).divided(by: number + .one).quotient
        }
        let half = count / 2 + 1
        let first = reciprocal(of: number.limbs((count - half)...), count: half)
        // With x = first·B^(b − h) and B^2b − d·x = e ≥ 0, x + x·e/B^2b is closer to B^2b/d, and not above.
        let error = Natural.power(ofLimbs: count + half) - number * first
        let correction = (first * error.limbs((half - 1)...)).limbs((half + 1)...)
        // From 1/d to 1/(d + 1) it is no more than 4, and what was cut is one more.
        return first.joined(to: .zero, at: count - half) + correction - Natural(5)
    }

    /// Quotient and remainder.
    func divide(_ dividend: Natural) -> (quotient: Natural, remainder: Natural) {
        let dividend = dividend << shift
        var (quotient, remainder) = (Natural.zero, Natural.zero)
        for start in stride(from: 0, to: dividend.limbs.count, by: block).reversed() {
            remainder = remainder.joined(to: dividend.limbs(start..<start + block), at: block)
            quotient = quotient.joined(to: reduce(&remainder), at: block)
        }
        return (quotient, remainder >> shift)
    }

    /// Divides a number of at most B^b times the divisor and leaves the remainder.
    private func reduce(_ remainder: inout Natural) -> Natural {
        if remainder < divisor.number { return .zero }
        var quotient = (reciprocal * remainder.limbs(divisor.number.limbs.count...)).limbs(block...)
        remainder.subtract(divisor * quotient)
        while remainder >= divisor.number {
            remainder.subtract(divisor.number)
            quotient.add(.one)
        }
        return quotient
    }
}
