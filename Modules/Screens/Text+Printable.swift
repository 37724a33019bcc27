extension Text {
    /// The text as it can be shown: a control character, which a terminal would obey, as its number in base 16, such as
    /// `\x1B`, and U+FFFD for what is not UTF-8. O(length).
    public var printable: Text {
        guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return self }
        let bytes = wellFormed.utf8
        var result = Text()
        var index = 0
        while index < bytes.count {
            let code = Self.controlCharacter(at: index, in: bytes)
            if let code { result += Self.escape(code) } else { result.utf8.append(bytes[index]) }
            index += code.map { $0 < 0x80 ? 1 : 2 } ?? 1
        }
        return result
    }

    /// The number of the control character that begins at an index, of ASCII or of the C1 set; nil if none does.
    private static func controlCharacter(at index: Int, in bytes: [UInt8]) -> UInt8? {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x7F { return byte }
        guard byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 else { return nil }
        return bytes[index + 1]
    }

    private static func escape(_ code: UInt8) -> Text {
        Text(utf8: Array("\\x".utf8) + [code >> 4, code & 0xF].map { $0 < 10 ? 0x30 + $0 : 0x37 + $0 })
    }
}
