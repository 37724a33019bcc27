extension Integer {
    /// A whole number from decimal digits with an optional sign in front, as in `-42`; nil for anything else and for
    /// more than `maximumBitWidth` bits. O(M(n) log n).
    public init?(decimal text: [UInt8]) {
        var digits = text[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        guard !digits.isEmpty, digits.count <= Integer.maximumDigitCount, digits.allSatisfy(isDigit) else { return nil }
        self.init(isNegative: isNegative, Natural(decimal: Array(digits)))
    }

    /// A whole number from the values of its digits in a base from 2 to 36, most significant first; nil if there are
    /// none, if one is not a digit of the base, and for more than about `maximumBitWidth` bits. O(M(n) log n).
    public init?(digits: [UInt8], radix: Int) {
        guard (2...36).contains(radix), !digits.isEmpty, digits.allSatisfy({ $0 < radix }) else { return nil }
        let bitsPerDigit = Int.bitWidth - radix.leadingZeroBitCount
        guard digits.count <= Integer.maximumBitWidth / bitsPerDigit else { return nil }
        self.init(isNegative: false, Natural(digits: digits[...], radix: Limb(radix)))
    }

    /// The number of decimal digits that surely fit into `maximumBitWidth` bits.
    static let maximumDigitCount = maximumBitWidth / 10 * 3

    /// The number in full, as in `-42`. O(M(n) log n).
    public var decimalText: [UInt8] {
        let digits = naturalMagnitude.digits
        return isNegative ? [UInt8(ascii: "-")] + digits : digits
    }
}

extension Integer: CustomStringConvertible {
    /// The number in full, for messages and tests.
    public var description: String { String(decoding: decimalText, as: UTF8.self) }
}

func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
