/// A whole number from 0 upwards, of any size.
///
/// Limbs stand least significant first, the last one is not 0, and 0 has none; so equal numbers have equal limbs.
struct Natural: Hashable, Sendable {
    var limbs: [Limb]

    /// A number from limbs, least significant first; zeros at the end are dropped.
    init(limbs: [Limb]) {
        self.limbs = limbs
        dropLeadingZeros()
    }

    /// A number of one limb.
    init(_ limb: Limb) {
        limbs = limb == 0 ? [] : [limb]
    }

    static let zero = Natural(limbs: [])
    static let one = Natural(1)

    var isZero: Bool { limbs.isEmpty }
    var isOdd: Bool { !isZero && limbs[0] & 1 == 1 }

    /// The number itself if it fits into one limb.
    var singleLimb: Limb? {
        switch limbs.count {
        case 0: 0
        case 1: limbs[0]
        default: nil
        }
    }

    /// The number of bits without leading zeros; 0 for 0.
    var bitWidth: Int {
        guard let top = limbs.last else { return 0 }
        return limbs.count * Limb.bitWidth - top.leadingZeroBitCount
    }

    /// How often 2 divides the number; 0 for 0.
    var trailingZeroBitCount: Int {
        guard let first = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
        return first * Limb.bitWidth + limbs[first].trailingZeroBitCount
    }

    mutating func dropLeadingZeros() {
        while limbs.last == 0 { limbs.removeLast() }
    }
}

extension Natural: Comparable {
    static func < (left: Natural, right: Natural) -> Bool {
        if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
        for (a, b) in zip(left.limbs.reversed(), right.limbs.reversed()) where a != b {
            return a < b
        }
        return false
    }
}
