import Screens

/// Reads what the page has written: numbers of 64 bits, the lowest byte first, and texts with their number of bytes
/// before them as such a number. Nothing that is not there is read.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    /// A reader of these bytes.
    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// Whether all is read.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next number; nil if less is left.
    mutating func number() -> Int64? {
        guard rest.count >= 8 else { return nil }
        let number = rest.prefix(8).reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
        rest = rest.dropFirst(8)
        return number
    }

    /// The next text; nil if less is left.
    mutating func text() -> Text? {
        guard let count = number(), count >= 0, count <= rest.count else { return nil }
        let text = Text(utf8: Array(rest.prefix(Int(count))))
        rest = rest.dropFirst(Int(count))
        return text
    }
}
