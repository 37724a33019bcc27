/// From this many limbs in the quotient and in the divisor on, division in halves is faster than digit by digit.
let recursiveDivisionThreshold = 64

/// Division in halves, whose work is in products (C. Burnikel, J. Ziegler, "Fast recursive division", 1998; in place as
/// in R. Brent, P. Zimmermann, "Modern Computer Arithmetic", algorithm 1.8). O(M(n) log n).
extension LimbMemory {
    /// Divides the `divisor.count + count` limbs here by a divisor whose highest bit is set; the limbs from `count` on
    /// are less than it. Writes the `count` limbs of the quotient and leaves the remainder in the lower limbs.
    ///
    /// `scratch` has room for 9 times the divisor and 256 limbs more.
    func divide(by divisor: LimbRow, count: Int, quotient: LimbMemory, scratch: LimbMemory) {
        if Swift.min(count, divisor.count) >= newtonDivisionThreshold {
            divideByReciprocal(of: divisor, count: count, quotient: quotient)
        } else {
            divideInHalves(by: divisor, count: count, quotient: quotient, scratch: scratch)
        }
    }

    /// The same without a reciprocal.
    func divideInHalves(by divisor: LimbRow, count: Int, quotient: LimbMemory, scratch: LimbMemory) {
        if Swift.min(count, divisor.count) < recursiveDivisionThreshold {
            divideLong(by: divisor, count: count, quotient: quotient)
        } else if count < divisor.count {
            divideShort(by: divisor, count: count, quotient: quotient, scratch: scratch)
        } else {
            // Blocks as long as the divisor, but for the first; one block in halves.
            let block = count == divisor.count ? (count + 1) / 2 : divisor.count
            var start = (count - 1) / block * block
            while start >= 0 {
                let length = Swift.min(block, count - start)
                (self + start).divideInHalves(by: divisor, count: length, quotient: quotient + start, scratch: scratch)
                start -= block
            }
        }
    }

    private func divideByReciprocal(of divisor: LimbRow, count: Int, quotient: LimbMemory) {
        let divisorCount = divisor.count
        let (whole, rest) = NewtonDivisor(Natural(limbs: Array(divisor)), quotientCount: count)
            .divide(Natural(limbs: Array(row(divisorCount + count))))
        quotient.write(whole, count: count)
        write(rest, count: divisorCount)
    }

    /// Writes a number with zeros above it.
    private func write(_ number: Natural, count: Int) {
        number.limbs.withUnsafeBufferPointer { row in
            if let limbs = row.baseAddress { update(from: limbs, count: row.count) }
            (self + row.count).clear(count - row.count)
        }
    }

    /// A quotient shorter than the divisor: by as many leading limbs of the divisor, and put right by the others.
    func divideShort(by divisor: LimbRow, count: Int, quotient: LimbMemory, scratch: LimbMemory) {
        let rest = divisor.count - count
        let carry = (self + rest).divideEven(by: divisor.from(rest), quotient: quotient, scratch: scratch)
        scratch.writeProduct(quotient.row(count), divisor.first(rest), scratch: scratch + divisor.count)
        var top = carry &- subtract(scratch.row(divisor.count), count: divisor.count)
        while top != 0 {
            quotient.subtract(1, count: count)
            top &+= add(divisor, count: divisor.count)
        }
    }

    /// A quotient as long as the divisor, where the upper limbs may be the divisor: then the quotient is cut to what its
    /// limbs can hold, and the result is the limb above the remainder.
    private func divideEven(by divisor: LimbRow, quotient: LimbMemory, scratch: LimbMemory) -> Limb {
        let count = divisor.count
        if (self + count).row(count).isLess(than: divisor) {
            divideInHalves(by: divisor, count: count, quotient: quotient, scratch: scratch)
            return 0
        }
        quotient.update(repeating: .max, count: count)
        return add(divisor, count: count)
    }
}
