import GtkKit
import Screens

/// Gaps between groups of digits that are drawn and not written: the text stays plain digits.
///
/// Pango puts half of a letter's spacing on its left and half on its right, so the gap between two letters is the mean
/// of their spacings. From the gaps wanted, one spacing follows from the one after it; the last is 0, so that the
/// number ends where it would without gaps.
enum Grouping {
    /// The gap, as a part of the size of the letters.
    static let gap = 0.18

    /// The spans that draw the gaps of a text in letters of this size, in pixels.
    static func spans(of styled: StyledText, size: Double) -> [TextSpan] {
        spacings(of: styled).map { spacing in
            let units = Double(spacing.gaps) * gap * size * 1024
            return TextSpan(spacing.offset..<spacing.offset + 1, .letterSpacing(Int(units.rounded())))
        }
    }

    /// The spacings of the letters that have one, in gaps, by the offsets of their bytes. O(length).
    static func spacings(of styled: StyledText) -> [(offset: Int, gaps: Int)] {
        let gaps = Set(styled.gaps)
        var spacings: [(offset: Int, gaps: Int)] = []
        for number in numbers(in: styled.text.utf8) where number.contains(where: gaps.contains) {
            var next = 0
            for offset in number.reversed() {
                next = (gaps.contains(offset) ? 2 : 0) - next
                if next != 0 { spacings.append((offset, next)) }
            }
        }
        return spacings
    }

    /// Where numbers stand: digits, with a point among them.
    private static func numbers(in text: [UInt8]) -> [Range<Int>] {
        let isNumeric = text.map { $0.isDigit || $0 == UInt8(ascii: ".") } + [false]
        var numbers: [Range<Int>] = []
        var start = 0
        for (index, isIn) in isNumeric.enumerated() where !isIn {
            if index > start { numbers.append(start..<index) }
            start = index + 1
        }
        return numbers
    }
}

extension UInt8 {
    /// Whether it is an ASCII digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
