extension Natural {
    /// Adds in place. O(n).
    mutating func add(_ other: Natural) {
        let count = max(limbs.count, other.limbs.count) + 1
        limbs.append(contentsOf: repeatElement(0, count: count - limbs.count))
        var digits = limbs.mutableSpan
        digits.add(other.limbs.span, at: 0)
        dropLeadingZeros()
    }

    /// Subtracts a number that is not larger, in place. O(n).
    mutating func subtract(_ other: Natural) {
        var digits = limbs.mutableSpan
        digits.subtract(other.limbs.span, at: 0)
        dropLeadingZeros()
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
