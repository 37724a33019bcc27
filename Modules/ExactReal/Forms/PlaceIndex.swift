/// Finds places by 32-bit keys that equal things share, and different ones seldom: a hash table with open addressing.
struct PlaceIndex {
    private var entries: [(key: UInt32, place: Int)] = []
    /// The number of an entry plus 1; 0 where there is none. At most half of them are taken.
    private var slots = [Int32](repeating: 0, count: 64)

    /// The first place of this key that fulfils the condition.
    func place(_ key: UInt32, where isFound: (Int) -> Bool) -> Int? {
        var slot = slot(of: key)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.key == key, isFound(entry.place) { return entry.place }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func insert(_ key: UInt32, _ place: Int) {
        entries.append((key, place))
        if 2 * entries.count > slots.count {
            slots = [Int32](repeating: 0, count: 2 * slots.count)
            for number in entries.indices { take(entries[number].key, number) }
        } else {
            take(key, entries.count - 1)
        }
    }

    private mutating func take(_ key: UInt32, _ number: Int) {
        var slot = slot(of: key)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: number + 1)
    }

    private func slot(of key: UInt32) -> Int { Int(truncatingIfNeeded: key) & (slots.count - 1) }
}

/// A key for `PlaceIndex`, of any number of words; as MurmurHash3 mixes them (A. Appleby, 2011).
struct IndexKey {
    private var hash: UInt32 = 0

    mutating func mix(_ word: UInt32) {
        let scrambled = word &* 0xCC9E_2D51
        hash ^= (scrambled << 15 | scrambled >> 17) &* 0x1B87_3593
        hash = (hash << 13 | hash >> 19) &* 5 &+ 0xE654_6B64
    }

    var value: UInt32 {
        let mixed = (hash ^ hash >> 16) &* 0x85EB_CA6B
        return mixed ^ mixed >> 13
    }
}
