/// How long numbers are cut into pieces for transforms, and put together again.
///
/// The product of the primes is more than 2^`bits`. A coefficient of the product is a sum of at most n products of two pieces
/// of w bits, less than n·2^2w; so w may be half of what n leaves of `bits`. That is more than a limb, and less than two.
struct TransformPieces {
    /// The bits of a piece.
    let width: Int
    /// The pieces of a product.
    let count: Int

    /// Pieces of factors whose product has so many limbs.
    init(count limbs: Int) {
        // The shorter factor has at most so many pieces, for each is longer than a limb.
        let shorter = limbs / 2 + 1
        width = (TransformPrimes.bits - (Int.bitWidth - shorter.leadingZeroBitCount)) / 2
        // Each factor may have a piece that is not full.
        count = limbs * Limb.bitWidth / width + 2
    }

    /// The pieces modulo the prime, below 4p, and zeros up to `room` numbers.
    func load(_ limbs: LimbRow, to numbers: LimbMemory, room: Int, _ field: PrimeField) {
        let base = field.factor(montgomery: field.montgomeryForm(field.one))
        let mask: Limb = 1 << Limb(width - Limb.bitWidth) - 1
        var (i, place) = (0, 0)
        while place / Limb.bitWidth + 2 < limbs.count {
            let start = limbs.baseAddress.unsafelyUnwrapped + place / Limb.bitWidth
            numbers[i] = residue(start[0], start[1], start[2], place, mask, base, field)
            (i, place) = (i &+ 1, place &+ width)
        }
        while place / Limb.bitWidth < limbs.count {
            let first = place / Limb.bitWidth
            let second = first + 1 < limbs.count ? limbs[first + 1] : 0
            numbers[i] = residue(limbs[first], second, 0, place, mask, base, field)
            (i, place) = (i + 1, place + width)
        }
        (numbers + i).update(repeating: 0, count: room - i)
    }

    /// The piece that begins in the first of three limbs, modulo the prime: its lower limb is less than 8p, and its upper limb
    /// is multiplied by B.
    @inline(__always)
    private func residue(
        _ first: Limb, _ second: Limb, _ third: Limb, _ place: Int, _ mask: Limb, _ base: FixedFactor,
        _ field: PrimeField
    ) -> Limb {
        let shift = DoubleLimb(place & (Limb.bitWidth - 1))
        let low = (DoubleLimb(high: second, low: first) &>> shift).low
        let high = (DoubleLimb(high: third, low: second) &>> shift).low & mask
        return field.halfReduced(min(low, low &- 4 &* field.modulus)) &+ field.product(high, base)
    }

    /// Writes a product from its coefficients modulo the primes, added up with carries.
    func write(_ x: LimbMemory, _ y: LimbMemory, _ z: LimbMemory, to result: LimbMemory, limbCount: Int) {
        let garner = Garner.primes
        let upperWidth = DoubleLimb(width - Limb.bitWidth)
        let mask: Limb = 1 << Limb(width - Limb.bitWidth) - 1
        // What is carried; and the bits below a whole limb that wait to be written.
        var (low, high): (DoubleLimb, Limb) = (0, 0)
        var (rest, restWidth, place): (Limb, Int, Int) = (0, 0, 0)
        for i in 0..<count {
            garner.add(x[i], y[i], z[i], to: &low, &high)
            let piece = DoubleLimb(high: low.high & mask, low: low.low)
            low = DoubleLimb(high: high, low: low.high) &>> upperWidth
            high = 0
            let lower = (DoubleLimb(piece.low) &<< DoubleLimb(restWidth)) | DoubleLimb(rest)
            let upper = (DoubleLimb(piece.high) &<< DoubleLimb(restWidth)) | DoubleLimb(lower.high)
            if place >= limbCount { return }
            result[place] = lower.low
            restWidth &+= width &- Limb.bitWidth
            rest = upper.low
            place &+= 1
            if restWidth >= Limb.bitWidth {
                if place >= limbCount { return }
                result[place] = rest
                (rest, restWidth) = (upper.high, restWidth &- Limb.bitWidth)
                place &+= 1
            }
        }
        if place < limbCount { result[place] = rest }
    }
}
