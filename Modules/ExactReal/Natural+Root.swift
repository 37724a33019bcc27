extension Natural {
    /// The square root, rounded down. O(M(n)).
    var squareRoot: Natural { rootAndExactness.root }

    /// The square root if it is a whole number.
    var exactSquareRoot: Natural? {
        let (root, isExact) = rootAndExactness
        return isExact ? root : nil
    }

    /// The square root, rounded down, and whether it is the root itself.
    var rootAndExactness: (root: Natural, isExact: Bool) {
        if isZero { return (.zero, true) }
        // With an even number of limbs, the highest at least B/4.
        let count = (limbs.count + 1) / 2
        let shift = (2 * count * Limb.bitWidth - bitWidth) & ~1
        var isExact = false
        let root = Natural(uninitializedCount: count) { root in
            let memory = LimbMemory.allocate(capacity: 12 * count + 257)
            memory.clear(1)
            let words = shift / Limb.bitWidth
            limbs.withUnsafeBufferPointer { (memory + words).writeShifted($0, left: shift % Limb.bitWidth) }
            let top = memory.writeRoot(to: root, count: count, scratch: memory + 2 * count + 1)
            isExact = top == 0 && memory.row(count).withoutLeadingZeros.isEmpty
            memory.deallocate()
        }
        return (root >> (shift / 2), isExact)
    }
}
