extension Natural {
    /// Adds in place. O(n).
    mutating func add(_ other: Natural) {
        if limbs.count < other.limbs.count {
            limbs.append(contentsOf: repeatElement(0, count: other.limbs.count - limbs.count))
        }
        let carry = withMemory(and: other) { memory, count, row in memory.add(row, count: count) }
        if let carry, carry > 0 { limbs.append(carry) }
    }

    /// Adds a multiple of a number without its lower limbs, in place. O(n).
    mutating func add(_ other: Natural, from start: Int, times factor: Limb) {
        if start >= other.limbs.count { return }
        let count = max(limbs.count, other.limbs.count - start) + 1
        limbs.append(contentsOf: repeatElement(0, count: count - limbs.count))
        other.limbs.withUnsafeBufferPointer { row in
            let row = row.from(start)
            limbs.withUnsafeMutableBufferPointer { limbs in
                // It has one limb at least.
                let memory = limbs.baseAddress.unsafelyUnwrapped
                let carry = memory.addProduct(of: row, and: factor)
                (memory + row.count).add(carry, count: count - row.count)
            }
        }
        dropLeadingZeros()
    }

    /// Subtracts a number that is not larger, in place. O(n).
    mutating func subtract(_ other: Natural) {
        withMemory(and: other) { memory, count, row in _ = memory.subtract(row, count: count) }
        dropLeadingZeros()
    }

    /// The limbs, their number, and those of another number, which must not be longer.
    private mutating func withMemory<Result>(
        and other: Natural, _ work: (LimbMemory, Int, LimbRow) -> Result
    ) -> Result? {
        other.limbs.withUnsafeBufferPointer { row in
            limbs.withUnsafeMutableBufferPointer { limbs in
                precondition(row.count <= limbs.count)
                return limbs.baseAddress.map { work($0, limbs.count, row) }
            }
        }
    }

    static func + (left: Natural, right: Natural) -> Natural {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: Natural, right: Natural) -> Natural {
        var difference = left
        difference.subtract(right)
        return difference
    }
}
