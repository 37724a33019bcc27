import Screens

extension Text {
    /// The text as it is drawn: the minus of a number is a true minus. Nothing else changes, so that what a screen
    /// reader reads, and what a user sees, is the number itself.
    var drawn: String {
        var drawn: [UInt8] = []
        for (index, byte) in utf8.enumerated() {
            if byte == UInt8(ascii: "-") && isSign(at: index) { drawn += "−".utf8 } else { drawn.append(byte) }
        }
        return String(decoding: drawn, as: UTF8.self)
    }

    /// Whether the hyphen there is a number's sign: a digit or a point follows, and no digit goes before.
    private func isSign(at index: Int) -> Bool {
        guard index + 1 < utf8.count else { return false }
        let next = utf8[index + 1]
        let followsDigit = index > 0 && utf8[index - 1].isDigit
        return (next.isDigit || next == UInt8(ascii: ".")) && !followsDigit
    }
}

extension UInt8 {
    /// Whether it is an ASCII digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether it is an ASCII letter.
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
