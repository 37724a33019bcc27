import ExactReal

/// The plain spelling of characters that people type or paste.
enum Spelling {
    /// The plain spelling of a character; nil for those that are only marks of the writing direction.
    static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return ("\t"..."\r").contains(scalar) ? " " : scalar }
        if marks.contains(where: { $0.contains(scalar) }) { return nil }
        if let digit = digit(scalar) ?? fullWidth(scalar) { return digit }
        return spellings.first { $0.spelling == scalar }?.plain ?? scalar
    }

    /// The space that groups digits, whatever its width.
    static let thinSpace: Unicode.Scalar = "\u{2009}"

    /// Letters beyond a to z that names are made of: Latin, Greek and Cyrillic ones.
    static let letters: [ClosedRange<Unicode.Scalar>] = [
        "\u{C0}"..."\u{24F}", "\u{386}"..."\u{3CE}", "\u{400}"..."\u{4FF}",
    ]

    /// The signs of constants.
    static let constants: [Unicode.Scalar] = ["π", "φ", "τ"]

    /// The small lowered digits, as in x₁.
    static let subscripts: ClosedRange<Unicode.Scalar> = "\u{2080}"..."\u{2089}"

    /// The small raised signs, each with its plain one.
    static let superscripts: [(raised: Unicode.Scalar, plain: Unicode.Scalar)] = [
        ("⁰", "0"), ("¹", "1"), ("²", "2"), ("³", "3"), ("⁴", "4"), ("⁵", "5"), ("⁶", "6"), ("⁷", "7"), ("⁸", "8"),
        ("⁹", "9"), ("⁺", "+"), ("⁻", "-"),
    ]

    /// The fractions that are one sign.
    static let fractions: [(sign: Unicode.Scalar, upper: Integer, lower: Integer)] = [
        ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5),
        ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅐", 1, 7), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
        ("⅑", 1, 9), ("⅒", 1, 10), ("↉", 0, 3),
    ]

    private static let marks: [ClosedRange<Unicode.Scalar>] = [
        "\u{200C}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}"..."\u{FEFF}",
    ]

    private static let spellings: [(spelling: Unicode.Scalar, plain: Unicode.Scalar)] = [
        ("×", "*"), ("·", "*"), ("⋅", "*"), ("\u{387}", "*"), ("∙", "*"), ("∗", "*"), ("✕", "*"), ("✖", "*"),
        ("•", "*"),
        ("÷", "/"), ("∕", "/"), ("⁄", "/"), ("➗", "/"),
        ("−", "-"), ("–", "-"), ("—", "-"), ("‒", "-"), ("‐", "-"), ("‑", "-"), ("﹣", "-"), ("\u{30FC}", "-"),
        ("➖", "-"), ("➕", "+"), ("\u{BA}", "°"), ("\u{2DA}", "°"), ("\u{2223}", "|"),
        ("٫", "."), ("٬", ","), ("’", "'"), ("。", "."), ("٪", "%"),
        ("\u{A0}", thinSpace), ("\u{2007}", thinSpace), ("\u{2008}", thinSpace), ("\u{200A}", thinSpace),
        ("\u{202F}", thinSpace),
        ("\u{2000}", " "), ("\u{2001}", " "), ("\u{2002}", " "), ("\u{2003}", " "), ("\u{2004}", " "),
        ("\u{2005}", " "), ("\u{2006}", " "), ("\u{200B}", " "), ("\u{205F}", " "), ("\u{3000}", " "), ("\u{85}", " "),
        ("\u{2028}", " "), ("\u{2029}", " "),
        ("\u{B5}", "μ"), ("\u{2126}", "Ω"), ("\u{212A}", "K"), ("\u{212B}", "Å"), ("\u{2206}", "Δ"), ("Π", "π"),
        ("ϕ", "φ"), ("Φ", "φ"), ("Τ", "τ"),
    ]

    /// The zeros of the scripts of which the digits are known.
    private static let zeros: [UInt32] = [
        0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0, 0xF20, 0x1040,
        0x17E0, 0x1810,
    ]

    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard let zero = zeros.first(where: { ($0..<$0 + 10).contains(scalar.value) }) else { return nil }
        return Unicode.Scalar(scalar.value - zero + 0x30)
    }

    /// The ASCII character of a full-width one.
    private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        ("！"..."～").contains(scalar) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
    }
}
