import GtkKit
import Screens

/// Gaps between groups of digits that are drawn and not written: the text stays plain digits.
///
/// Pango puts half of a letter's spacing on its left and half on its right, so the gap between two letters is the mean
/// of their spacings; only at the ends of a line it puts none. From the gaps wanted, one spacing follows from the one
/// after it; the last is 0, so that a text ends where it would without gaps. A space can be narrower or wider on both
/// its sides, so what stands before it is left alone.
enum Grouping {
    /// The gap, as a part of the size of the letters.
    static let gap = 0.18

    /// The spans that draw the gaps of a text in letters of this size, in pixels.
    static func spans(of styled: StyledText, size: Double) -> [TextSpan] {
        spacings(of: styled).map { spacing in
            let units = Double(spacing.gaps) * gap * size * 1024
            return TextSpan(spacing.letter, .letterSpacing(Int(units.rounded())))
        }
    }

    /// The spacings of the letters that have one, in gaps, by the bytes of the letters. O(length).
    static func spacings(of styled: StyledText) -> [(letter: Range<Int>, gaps: Int)] {
        let gaps = Set(styled.gaps)
        if gaps.isEmpty { return [] }
        var spacings: [(letter: Range<Int>, gaps: Int)] = []
        var next = 0
        for letter in letters(of: styled.text.utf8).reversed() {
            let isSpace = styled.text.utf8[letter.lowerBound] == UInt8(ascii: " ")
            let spacing = isSpace ? -next / 2 : (gaps.contains(letter.lowerBound) ? 2 : 0) - next
            if spacing != 0 { spacings.append((letter, spacing)) }
            next = isSpace ? 0 : spacing
        }
        return spacings
    }

    /// Where the letters stand, in bytes of UTF-8.
    private static func letters(of text: [UInt8]) -> [Range<Int>] {
        let starts = text.indices.filter { text[$0] & 0b1100_0000 != 0b1000_0000 }
        return zip(starts, starts.dropFirst() + [text.count]).map { $0..<$1 }
    }
}

extension UInt8 {
    /// Whether it is an ASCII digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
