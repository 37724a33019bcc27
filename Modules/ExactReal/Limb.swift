/// One digit of a large number: a machine word, 64 bits on the host and 32 in wasm.
typealias Limb = UInt

// Carries go through an integer of twice the width only: with overflow flags they become branches that the
// processor mispredicts, and the inner loops run up to ten times slower.
#if _pointerBitWidth(_64)
    /// Holds the product of two limbs plus two more limbs, without overflow.
    typealias DoubleLimb = UInt128
#else
    /// Holds the product of two limbs plus two more limbs, without overflow.
    typealias DoubleLimb = UInt64
#endif

extension DoubleLimb {
    /// The lower half.
    var low: Limb { Limb(truncatingIfNeeded: self) }

    /// The upper half.
    var high: Limb { Limb(truncatingIfNeeded: self &>> DoubleLimb(Limb.bitWidth)) }

    /// A number from its two halves.
    init(high: Limb, low: Limb) {
        self = DoubleLimb(high) &<< DoubleLimb(Limb.bitWidth) | DoubleLimb(low)
    }
}
