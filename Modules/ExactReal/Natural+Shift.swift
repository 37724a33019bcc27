extension Natural {
    /// Multiplies by 2^`bits`. O(n).
    static func << (number: Natural, bits: Int) -> Natural {
        if number.isZero { return .zero }
        let (words, rest) = bits.quotientAndRemainder(dividingBy: Limb.bitWidth)
        let count = words + number.limbs.count + 1
        return Natural(uninitializedCount: count) { memory in
            memory.clear(words)
            number.limbs.withUnsafeBufferPointer { (memory + words).writeShifted($0, left: rest) }
        }
    }

    /// Divides by 2^`bits` and drops the remainder. O(n).
    static func >> (number: Natural, bits: Int) -> Natural {
        let (words, rest) = bits.quotientAndRemainder(dividingBy: Limb.bitWidth)
        if words >= number.limbs.count { return .zero }
        return Natural(uninitializedCount: number.limbs.count - words) { memory in
            number.limbs.withUnsafeBufferPointer { memory.writeShifted($0.from(words), right: rest) }
        }
    }

    /// A number of at most `count` limbs, all of which `write` writes.
    init(uninitializedCount count: Int, write: (LimbMemory) -> Void) {
        self.init(
            limbs: [Limb](unsafeUninitializedCapacity: count) { limbs, initializedCount in
                if let memory = limbs.baseAddress { write(memory) }
                initializedCount = count
            })
    }
}
