extension Natural {
    /// A number from 64 bits, on machines of any width.
    init(wide value: UInt64) {
        self.init(limbs: [Limb(truncatingIfNeeded: value), Limb(truncatingIfNeeded: value >> UInt64(Limb.bitWidth))])
    }

    /// The 64 leading bits: from the highest bit that is set, with zeros after the last; 0 for 0.
    var leadingBits: UInt64 {
        guard let top = limbs.last else { return 0 }
        let words = UInt64.bitWidth / Limb.bitWidth
        var bits: UInt64 = 0
        for place in 1...words { bits = bits << UInt64(Limb.bitWidth) | UInt64(limb(fromTop: place)) }
        let shift = top.leadingZeroBitCount
        return bits << shift | UInt64(limb(fromTop: words + 1) >> (Limb.bitWidth - shift))
    }

    private func limb(fromTop place: Int) -> Limb {
        place <= limbs.count ? limbs[limbs.count - place] : 0
    }

    /// What is left when `other` is taken away; 0 if that is more.
    func lessened(by other: Natural) -> Natural {
        self < other ? .zero : self - other
    }
}

extension Integer {
    /// A number from 64 bits, on machines of any width.
    init(wide value: Int64) {
        self.init(isNegative: value < 0, Natural(wide: value.magnitude))
    }

    /// The number in 62 bits and a sign, on machines of any width; nil if it does not fit.
    var wide: Int64? {
        if bitWidth > 62 { return nil }
        let magnitude = Int64(naturalMagnitude.leadingBits >> UInt64(UInt64.bitWidth - bitWidth))
        return isNegative ? -magnitude : magnitude
    }

    /// The remainder by 4 from 0 to 3, also of a negative number.
    var remainderByFour: Int {
        let remainder = Int((naturalMagnitude.limbs.first ?? 0) & 3)
        return isNegative ? (4 - remainder) % 4 : remainder
    }
}
