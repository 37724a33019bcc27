/// A whole number of any size.
///
/// Numbers that fit into an `Int` are held in place; larger ones are limbs on the heap. The operators have no limit
/// of their own: whoever computes with numbers from outside looks at `bitWidth` before going on. Operations that
/// can make a huge number out of small ones (powers, shifts, decimal text) refuse results of more than
/// `maximumBitWidth` bits.
public struct Integer: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case small(Int)
        /// Only for numbers that do not fit into an `Int`, so that equal numbers are stored equally.
        case large(isNegative: Bool, Natural)
    }

    var storage: Storage

    /// The number of bits that a power, a shift or a number read from text may have: about 1.26 million decimal digits.
    public static let maximumBitWidth = 1 << 22

    /// A number from a machine integer.
    public init(_ value: Int) {
        storage = .small(value)
    }

    /// A number from its sign and its absolute value.
    init(isNegative: Bool, _ magnitude: Natural) {
        if let limb = magnitude.singleLimb, let value = Integer.small(isNegative: isNegative, limb) {
            storage = .small(value)
        } else {
            storage = .large(isNegative: isNegative, magnitude)
        }
    }

    private static func small(isNegative: Bool, _ limb: Limb) -> Int? {
        if limb < Int.min.magnitude { return isNegative ? -Int(limb) : Int(limb) }
        return isNegative && limb == Int.min.magnitude ? .min : nil
    }

    /// The absolute value.
    var naturalMagnitude: Natural {
        switch storage {
        case .small(let value): Natural(value.magnitude)
        case .large(_, let magnitude): magnitude
        }
    }

    /// The number as a machine integer, or nil if it does not fit.
    public var int: Int? {
        if case .small(let value) = storage { value } else { nil }
    }

    /// Whether the number is 0.
    public var isZero: Bool { storage == .small(0) }

    /// Whether the number is less than 0.
    public var isNegative: Bool {
        switch storage {
        case .small(let value): value < 0
        case .large(let isNegative, _): isNegative
        }
    }

    /// −1, 0 or 1.
    public var sign: Int { isNegative ? -1 : isZero ? 0 : 1 }

    /// Whether 2 does not divide the number.
    public var isOdd: Bool {
        switch storage {
        case .small(let value): value & 1 == 1
        case .large(_, let magnitude): magnitude.isOdd
        }
    }

    /// The number of bits of the absolute value without leading zeros; 0 for 0.
    public var bitWidth: Int {
        switch storage {
        case .small(let value): Int.bitWidth - value.magnitude.leadingZeroBitCount
        case .large(_, let magnitude): magnitude.bitWidth
        }
    }
}

extension Integer: ExpressibleByIntegerLiteral {
    /// A number from a literal that fits into an `Int`.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Integer: Comparable {
    /// Whether `left` is less than `right`. O(n).
    public static func < (left: Integer, right: Integer) -> Bool {
        if let a = left.int, let b = right.int { return a < b }
        if left.isNegative != right.isNegative { return left.isNegative }
        let (a, b) = (left.naturalMagnitude, right.naturalMagnitude)
        return left.isNegative ? b < a : a < b
    }
}
