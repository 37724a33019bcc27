/// Finds the place of an operation in a list, so that equal operations are one number.
///
/// A hash table with open addressing. Not a `Dictionary`, whose random seed a module without imports cannot have; an
/// unlucky list makes it slow, but never wrong.
struct OperationIndex {
    /// The place plus 1; 0 where there is none. Their number is a power of two, and at most half of them are taken.
    private var slots = [Int32](repeating: 0, count: 64)
    private var count = 0

    /// The place of an equal operation, if there is one.
    func place(of operation: Operation, in operations: [Operation]) -> Int? {
        let slot = slot(of: operation, in: operations)
        return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
    }

    /// Adds the last of the operations, which is not there yet.
    mutating func insertLast(of operations: [Operation]) {
        count += 1
        if 2 * count > slots.count {
            slots = [Int32](repeating: 0, count: 2 * slots.count)
            for place in operations.indices { insert(place, operations) }
        } else {
            insert(operations.count - 1, operations)
        }
    }

    private mutating func insert(_ place: Int, _ operations: [Operation]) {
        slots[slot(of: operations[place], in: operations)] = Int32(truncatingIfNeeded: place + 1)
    }

    /// Where the operation is, or where it belongs.
    private func slot(of operation: Operation, in operations: [Operation]) -> Int {
        var slot = Int(truncatingIfNeeded: operation.key) & (slots.count - 1)
        while slots[slot] != 0, operations[Int(slots[slot]) - 1] != operation {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}

extension Operation {
    /// A number that equal operations share, and different ones seldom.
    fileprivate var key: UInt32 {
        switch self {
        case .rational(let value): mixed(1, value.numerator.key, value.denominator.key)
        case .pi: mixed(2, 0, 0)
        case .sum(let a, let b): mixed(3, UInt32(a), UInt32(b))
        case .product(let a, let b): mixed(4, UInt32(a), UInt32(b))
        case .quotient(let a, let b): mixed(5, UInt32(a), UInt32(b))
        case .integerPower(let a, let n): mixed(6, UInt32(a), n.key)
        case .root(let a, let k): mixed(7, UInt32(a), UInt32(truncatingIfNeeded: k))
        case .power(let a, let b): mixed(8, UInt32(a), UInt32(b))
        case .magnitude(let a): mixed(9, UInt32(a), 0)
        case .function(let function, let a): mixed(10, UInt32(a), UInt32(function.rawValue))
        }
    }

    /// As MurmurHash3 mixes words (A. Appleby, 2011).
    private func mixed(_ words: UInt32...) -> UInt32 {
        var hash: UInt32 = 0
        for word in words {
            let scrambled = word &* 0xCC9E_2D51
            hash ^= (scrambled << 15 | scrambled >> 17) &* 0x1B87_3593
            hash = (hash << 13 | hash >> 19) &* 5 &+ 0xE654_6B64
        }
        hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
        return hash ^ hash >> 13
    }
}

extension Integer {
    /// A number that equal numbers share, and different ones seldom: from both ends of the digits.
    fileprivate var key: UInt32 {
        let leading = naturalMagnitude.leadingBits
        let ends = UInt32(truncatingIfNeeded: leading >> 32) ^ UInt32(truncatingIfNeeded: leading)
        let last = UInt32(truncatingIfNeeded: naturalMagnitude.limbs.first ?? 0)
        return ends ^ last &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: bitWidth) << 1 ^ (isNegative ? 1 : 0)
    }
}
