/// A JSON value, already written.
public struct JSON {
    /// The value as JSON text.
    public let text: Text

    /// A text that is already JSON, such as a number.
    public init(verbatim text: Text) {
        self.text = text
    }

    /// A string. Bytes that are not UTF-8 become U+FFFD.
    public static func string(_ text: Text) -> JSON {
        var bytes: [UInt8] = [0x22]
        for byte in text.wellFormed.utf8 {
            bytes += escaped(byte)
        }
        return JSON(verbatim: Text(utf8: bytes + [0x22]))
    }

    /// `true` or `false`.
    public static func flag(_ flag: Bool) -> JSON {
        JSON(verbatim: flag ? "true" : "false")
    }

    /// An array of values.
    public static func array(_ items: [JSON]) -> JSON {
        JSON(verbatim: "[" + joined(items.map { $0.text }) + "]")
    }

    /// An object of fields, in this order.
    public static func object(_ fields: [(name: Text, value: JSON)]) -> JSON {
        JSON(verbatim: "{" + joined(fields.map { string($0.name).text + ":" + $0.value.text }) + "}")
    }

    /// The texts with commas between.
    private static func joined(_ texts: [Text]) -> Text {
        var all = Text()
        for (index, text) in texts.enumerated() {
            if index > 0 { all += "," }
            all += text
        }
        return all
    }

    /// The byte as it stands in a JSON string.
    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x22, 0x5C: [0x5C, byte]
        case 0..<0x20: Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 0xF)]
        default: [byte]
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x57 + value
    }
}
