/// What a terminal sends, one character after the other: UTF-8 taken apart, and pastes made harmless.
///
/// In a paste (between the marks of a terminal in bracketed-paste mode) ends of lines stand for Enter, tabs for spaces,
/// and other controls for nothing: whatever was copied, no key is pressed by it. Keys that the editor does not know, such as
/// F12, are left out as a whole: no letter of theirs gets into the line.
struct KeyStream {
    private var bytes: [UInt8] = []
    private var start = 0
    /// Whether what was taken last belongs to a paste.
    private(set) var isInPaste = false

    private static let pasteBegins: [UInt8] = Array("\u{1B}[200~".utf8)
    private static let pasteEnds: [UInt8] = Array("\u{1B}[201~".utf8)

    /// Adds what has come. Amortised O(length).
    mutating func append(_ more: [UInt8]) {
        bytes.removeFirst(start)
        start = 0
        bytes += more
    }

    /// Forgets what has not been taken yet.
    mutating func clear() {
        self = KeyStream()
    }

    /// Takes the next character; nil where none is there as a whole. What is no UTF-8 is U+FFFD.
    mutating func next() -> Unicode.Scalar? {
        while start < bytes.count {
            if skipMark() { continue }
            if isPartOfMark { return nil }
            if let key = escaped {
                if !key.isWhole { return nil }
                if !KeyStream.known.contains(Array(key.bytes)) {
                    start += key.bytes.count + 1
                    continue
                }
            }
            guard let scalar = nextScalar() else { return nil }
            if let key = isInPaste ? pasted(scalar) : scalar { return key }
        }
        return nil
    }

    /// Goes past the mark at which a paste begins or ends, if that comes next.
    private mutating func skipMark() -> Bool {
        let mark = isInPaste ? KeyStream.pasteEnds : KeyStream.pasteBegins
        guard bytes[start...].starts(with: mark) else { return false }
        start += mark.count
        isInPaste.toggle()
        return true
    }

    /// Whether a mark has begun to come. Escape alone has been pressed by the user.
    private var isPartOfMark: Bool {
        let mark = isInPaste ? KeyStream.pasteEnds : KeyStream.pasteBegins
        let rest = bytes[start...]
        return rest.count > 1 && mark.starts(with: rest)
    }

    /// What follows Escape in the sequence of a key, if one comes next (ECMA-48, 5.4), and whether it is there as a whole.
    /// With a digit Alt would repeat the next key so many times.
    private var escaped: (bytes: ArraySlice<UInt8>, isWhole: Bool)? {
        let rest = bytes[start...]
        guard !isInPaste, rest.first == 0x1B, let first = rest.dropFirst().first else { return nil }
        let body = rest.dropFirst()
        switch first {
        case UInt8(ascii: "["):
            guard let end = body.dropFirst().firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return (body, false) }
            return (0x40...0x7E ~= body[end] ? body[...end] : body[..<end], true)
        case UInt8(ascii: "O"): return (body.prefix(2), body.count > 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return (body.prefix(1), true)
        default: return nil
        }
    }

    /// What follows Escape in the keys with a meaning for the editor: the arrows, which it knows by itself, and those that are
    /// bound.
    private static let known: [[UInt8]] =
        (["[A", "[B", "[C", "[D", "OA", "OB", "OC", "OD"] + LineEditor.bindings.compactMap { $0.key.sequence })
        .map { Array($0.utf8) }

    private mutating func nextScalar() -> Unicode.Scalar? {
        let length = KeyStream.length(of: bytes[start])
        let rest = bytes[start...].prefix(length)
        let isWhole = rest.count == length || rest.dropFirst().contains { $0 & 0xC0 != 0x80 }
        guard isWhole else { return nil }
        let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else {
            start += 1
            return "\u{FFFD}"
        }
        start += length
        return scalar
    }

    /// How many bytes a character has that begins with this one.
    private static func length(of lead: UInt8) -> Int {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private mutating func pasted(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "\r":
            if start < bytes.count, bytes[start] == UInt8(ascii: "\n") { start += 1 }
            return "\n"
        case "\n": return scalar
        case "\t": return " "
        default: return scalar.value < 0x20 || scalar.value == 0x7F ? nil : scalar
        }
    }
}

extension String {
    /// What follows Escape in a key that is a sequence; nil for any other.
    fileprivate var sequence: String? { hasPrefix("\\e") ? String(dropFirst(2)) : nil }
}
