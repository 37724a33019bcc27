extension Text {
    /// A whole number in decimal, with `-` before a negative one. At most 20 bytes.
    public init(decimal number: Int64) {
        self.init()
        append(decimal: number)
    }

    /// Appends a whole number in decimal, with `-` before a negative one and zeros up to so many digits, at most 20.
    public mutating func append(decimal number: Int64, digits: Int = 1) {
        if number < 0 { utf8.append(0x2D) }
        var count = 1
        var power: UInt64 = 1
        while number.magnitude / power > 9 || count < digits {
            power *= 10
            count += 1
        }
        while power > 0 {
            utf8.append(UInt8(truncatingIfNeeded: number.magnitude / power % 10) + 0x30)
            power /= 10
        }
    }

    /// A text of `count` equal pieces; empty if `count` is not positive.
    public init(repeating piece: Text, count: Int) {
        self.init()
        for _ in 0..<max(0, count) { self += piece }
    }

    /// The width in a terminal, counting one column for each Unicode scalar. O(length).
    public var columns: Int {
        utf8.reduce(0) { $0 + (Text.startsScalar($1) ? 1 : 0) }
    }

    /// The text with spaces before it, at least `width` columns wide.
    public func alignedRight(in width: Int) -> Text {
        Text(repeating: " ", count: width - columns) + self
    }

    /// The text with spaces after it, at least `width` columns wide.
    public func alignedLeft(in width: Int) -> Text {
        self + Text(repeating: " ", count: width - columns)
    }

    /// The text with spaces on both sides, at least `width` columns wide; an odd space goes after it.
    public func centred(in width: Int) -> Text {
        alignedRight(in: columns + max(0, width - columns) / 2).alignedLeft(in: width)
    }

    /// The text in pieces of at most `width` columns (at least 1): broken at a space where there is one, else
    /// anywhere, so that nothing is ever cut off. O(length).
    public func wrapped(to width: Int) -> [Text] {
        var pieces: [Text] = []
        var rest = utf8[...]
        while let end = Text.offset(ofColumn: max(1, width), in: rest) {
            let space = rest[...end].lastIndex(of: 0x20) ?? rest.startIndex
            let cut = space > rest.startIndex ? space : end
            pieces.append(Text(utf8: Array(rest[..<cut])))
            rest = rest[(cut == space ? cut + 1 : cut)...]
        }
        return pieces + [Text(utf8: Array(rest))]
    }

    /// Where the scalar begins that stands in this column, counted from 0; nil if the text ends before it.
    private static func offset(ofColumn column: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        var left = column
        return bytes.firstIndex { byte in
            if startsScalar(byte) { left -= 1 }
            return left < 0
        }
    }

    /// Whether the byte is the first of a UTF-8 sequence.
    static func startsScalar(_ byte: UInt8) -> Bool {
        byte & 0xC0 != 0x80
    }
}
