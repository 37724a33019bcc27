import Screens

extension Text {
    /// The bytes with the digits, signs and spaces of other scripts and of typography as ASCII. O(length).
    var inASCII: [UInt8] {
        var ascii: [UInt8] = []
        var rest = utf8[...]
        while let first = rest.first {
            let (byte, length) = (first < 0x80 ? nil : Text.figure(rest) ?? Text.sign(rest)) ?? (first, 1)
            ascii.append(byte)
            rest = rest.dropFirst(length)
        }
        return ascii
    }

    /// The digit that the bytes begin with, if it is one of these scripts, and its length.
    private static func figure(_ bytes: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        for zero in zeros {
            let prefix = zero.utf8.dropLast()
            guard bytes.starts(with: prefix), let lowest = zero.utf8.last,
                let last = bytes.dropFirst(prefix.count).first, lowest...lowest + 9 ~= last
            else { continue }
            return (UInt8(ascii: "0") + last - lowest, zero.utf8.count)
        }
        return nil
    }

    /// The sign or space that the bytes begin with, and its length.
    private static func sign(_ bytes: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        signs.first { bytes.starts(with: $0.text.utf8) }.map { ($0.byte, $0.text.utf8.count) }
    }

    /// The digit 0 of full width, Arabic, Persian, Devanagari and Bengali; the others follow it.
    private static let zeros: [Text] = ["０", "٠", "۰", "०", "০"]

    private static let signs: [(text: Text, byte: UInt8)] = [
        ("−", UInt8(ascii: "-")), ("–", UInt8(ascii: "-")), ("－", UInt8(ascii: "-")), ("ー", UInt8(ascii: "-")),
        ("＋", UInt8(ascii: "+")), ("．", UInt8(ascii: ".")), ("，", UInt8(ascii: ",")), ("٫", UInt8(ascii: ".")),
        ("٬", UInt8(ascii: ",")), ("’", UInt8(ascii: "'")), ("＿", UInt8(ascii: "_")), ("ｅ", UInt8(ascii: "e")),
        ("\u{A0}", 0x20), ("\u{2009}", 0x20), ("\u{202F}", 0x20), ("\u{3000}", 0x20),
    ]
}
