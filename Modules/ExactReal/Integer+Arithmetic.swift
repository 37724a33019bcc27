extension Integer {
    /// Adds in place. O(n).
    public static func += (left: inout Integer, right: Integer) {
        if case .small(let a) = left.storage, case .small(let b) = right.storage {
            let (sum, isTooLarge) = a.addingReportingOverflow(b)
            if !isTooLarge {
                left.storage = .small(sum)
                return
            }
        }
        left.add(right.naturalMagnitude, isNegative: right.isNegative)
    }

    /// Subtracts in place. O(n).
    public static func -= (left: inout Integer, right: Integer) {
        if case .small(let a) = left.storage, case .small(let b) = right.storage {
            let (difference, isTooLarge) = a.subtractingReportingOverflow(b)
            if !isTooLarge {
                left.storage = .small(difference)
                return
            }
        }
        left.add(right.naturalMagnitude, isNegative: !right.isNegative)
    }

    /// Multiplies in place. O(M(n)) for factors of equal length.
    public static func *= (left: inout Integer, right: Integer) {
        if case .small(let a) = left.storage, case .small(let b) = right.storage {
            let (product, isTooLarge) = a.multipliedReportingOverflow(by: b)
            if !isTooLarge {
                left.storage = .small(product)
                return
            }
        }
        left = Integer(
            isNegative: left.isNegative != right.isNegative, left.naturalMagnitude * right.naturalMagnitude)
    }

    /// The sum. O(n).
    public static func + (left: Integer, right: Integer) -> Integer {
        var sum = left
        sum += right
        return sum
    }

    /// The difference. O(n).
    public static func - (left: Integer, right: Integer) -> Integer {
        var difference = left
        difference -= right
        return difference
    }

    /// The product. O(M(n)) for factors of equal length.
    public static func * (left: Integer, right: Integer) -> Integer {
        var product = left
        product *= right
        return product
    }

    /// The number with the other sign. O(n) at most.
    public static prefix func - (number: Integer) -> Integer { number.negated }

    /// The number with the other sign. O(n) at most.
    public var negated: Integer { Integer(0) - self }

    /// The absolute value.
    public var magnitude: Integer { isNegative ? negated : self }

    /// The square; faster than a product. O(M(n)).
    public var squared: Integer {
        if case .small = storage { return self * self }
        return Integer(isNegative: false, naturalMagnitude.squared)
    }

    private mutating func add(_ other: Natural, isNegative otherIsNegative: Bool) {
        let isNegative = isNegative
        var magnitude = takeMagnitude()
        if isNegative == otherIsNegative {
            magnitude.add(other)
            self = Integer(isNegative: isNegative, magnitude)
        } else if magnitude < other {
            self = Integer(isNegative: otherIsNegative, other - magnitude)
        } else {
            magnitude.subtract(other)
            self = Integer(isNegative: isNegative, magnitude)
        }
    }

    /// The absolute value, leaving 0 behind so that its limbs can be changed without a copy.
    private mutating func takeMagnitude() -> Natural {
        let magnitude = naturalMagnitude
        storage = .small(0)
        return magnitude
    }
}
