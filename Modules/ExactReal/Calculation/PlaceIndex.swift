/// Finds places of a calculation by keys that equal things share, and different ones seldom.
///
/// A hash table with open addressing. Not a `Dictionary`, whose random seed a module without imports cannot have; unlucky
/// keys make it slow, but never wrong.
struct PlaceIndex: Sendable {
    private var entries: [(key: UInt32, place: Int)] = []
    /// The number of an entry plus 1; 0 where there is none. Their number is a power of two, and at most half of them are
    /// taken.
    private var slots = [Int32](repeating: 0, count: 64)

    /// The first place of this key that fulfils the condition.
    func place(_ key: UInt32, where isFound: (Int) -> Bool) -> Int? {
        var slot = firstSlot(of: key)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.key == key, isFound(entry.place) { return entry.place }
            slot = nextSlot(slot)
        }
        return nil
    }

    mutating func insert(_ key: UInt32, _ place: Int) {
        entries.append((key, place))
        if 2 * entries.count > slots.count {
            slots = [Int32](repeating: 0, count: 2 * slots.count)
            for number in entries.indices { takeSlot(number) }
        } else {
            takeSlot(entries.count - 1)
        }
    }

    private mutating func takeSlot(_ number: Int) {
        var slot = firstSlot(of: entries[number].key)
        while slots[slot] != 0 { slot = nextSlot(slot) }
        slots[slot] = Int32(truncatingIfNeeded: number + 1)
    }

    private func firstSlot(of key: UInt32) -> Int { Int(truncatingIfNeeded: key) & (slots.count - 1) }

    private func nextSlot(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}

/// A key for a `PlaceIndex`, made of any number of words as MurmurHash3 mixes them (A. Appleby, 2011).
struct IndexKey {
    private var hash: UInt32 = 0

    var value: UInt32 {
        let mixed = (hash ^ hash >> 16) &* 0x85EB_CA6B
        return mixed ^ mixed >> 13
    }

    mutating func mix(_ word: UInt32) {
        let scrambled = word &* 0xCC9E_2D51
        hash ^= (scrambled << 15 | scrambled >> 17) &* 0x1B87_3593
        hash = (hash << 13 | hash >> 19) &* 5 &+ 0xE654_6B64
    }

    mutating func mix(_ word: Int) { mix(UInt32(truncatingIfNeeded: word)) }

    /// From both ends of the digits.
    mutating func mix(_ value: Integer) {
        let leading = value.naturalMagnitude.leadingBits
        mix(UInt32(truncatingIfNeeded: leading >> 32) ^ UInt32(truncatingIfNeeded: leading))
        mix(UInt32(truncatingIfNeeded: value.naturalMagnitude.limbs.first ?? 0))
        mix(value.bitWidth << 1 | (value.isNegative ? 1 : 0))
    }

    mutating func mix(_ value: Rational) {
        mix(value.numerator)
        mix(value.denominator)
    }
}
