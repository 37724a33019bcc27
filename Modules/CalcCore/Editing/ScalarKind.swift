/// What a scalar does beside its neighbours, by the rules of Unicode's annex 29 ("extended grapheme clusters") that matter
/// in a line of a calculator.
///
/// Known are: the combining marks of Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Bengali and Thai, those for
/// symbols, and half marks; variation selectors, joiners, tags and skin tones; emoji joined by U+200D; flags; Korean
/// syllables in any spelling. Not known are prepended marks, Indian conjuncts as one character (they move letter by
/// letter), and the marks of rarer scripts: there a caret stops at each of them.
enum ScalarKind: UInt8 {
    case other
    /// Belongs to what stands before it.
    case mark
    /// U+200D, which joins emoji.
    case joiner
    case emoji
    /// A letter of a flag; two of them are one.
    case flagHalf
    // Korean: parts of syllables, an open one and a closed one.
    case leading, vowel, trailing, syllable, closedSyllable

    init(_ scalar: UInt32) {
        // All of ASCII, Latin and the like.
        guard scalar >= 0x300 else {
            self = .other
            return
        }
        if (0xAC00...0xD7A3).contains(scalar) {
            self = (scalar - 0xAC00) % 28 == 0 ? .syllable : .closedSyllable
        } else {
            self = ScalarKind.ranges.first { $0.range.contains(scalar) }?.kind ?? .other
        }
    }

    /// In the order of how often they are met; the first that fits counts.
    private static let ranges: [(range: ClosedRange<UInt32>, kind: ScalarKind)] =
        marks.map { ($0, .mark) } + [
            (0x200D...0x200D, .joiner), (0x1F1E6...0x1F1FF, .flagHalf),
            (0x2194...0x21AA, .emoji), (0x231A...0x23FF, .emoji), (0x2600...0x27BF, .emoji), (0x2B05...0x2B55, .emoji),
            (0x1F000...0x1F1E5, .emoji), (0x1F200...0x1FAFF, .emoji),
            (0x1100...0x115F, .leading), (0xA960...0xA97C, .leading), (0x1160...0x11A7, .vowel),
            (0xD7B0...0xD7C6, .vowel), (0x11A8...0x11FF, .trailing), (0xD7CB...0xD7FB, .trailing),
        ]

    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0xFE00...0xFE0F, 0x20D0...0x20F0, 0x483...0x489, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2,
        0x5C4...0x5C5, 0x5C7...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670, 0x6D6...0x6DC, 0x6DF...0x6E4,
        0x6E7...0x6E8, 0x6EA...0x6ED, 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x951...0x957, 0x962...0x963,
        0x981...0x983, 0x9BC...0x9BC, 0x9BE...0x9C4, 0x9C7...0x9C8, 0x9CB...0x9CD, 0x9D7...0x9D7, 0x9E2...0x9E3,
        0xE31...0xE31, 0xE33...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x200C...0x200C,
        0x302A...0x302F, 0x3099...0x309A, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF,
    ]
}
