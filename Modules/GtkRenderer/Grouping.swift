import GtkKit

/// Digits in groups of three, by gaps that are drawn and not written: the text stays plain digits.
///
/// Pango puts half of a letter's spacing on its left and half on its right, so the gap between two letters is the mean
/// of their spacings. From the gaps wanted, one spacing follows from the one before it; the first is chosen so that the
/// last is 0 and the number ends where it would without groups.
enum Grouping {
    /// The shortest runs of digits that are grouped, before and after the point: 1 234, but 0.1234.
    private static let shortest = (whole: 4, fraction: 5)

    /// The gap, as a part of the size of the letters.
    static let gap = 0.18

    /// The letter spacings of a text, in gaps, by the offset of each byte that has one.
    static func spacings(in text: [UInt8]) -> [(offset: Int, gaps: Int)] {
        numbers(in: text).flatMap { number in
            let gaps = gaps(in: text[number])
            return gaps.contains(true) ? zip(number, spacings(gaps)).map { (offset: $0, gaps: $1) } : []
        }
        .filter { $0.gaps != 0 }
    }

    /// The spans that draw the gaps in letters of this size, in pixels.
    static func spans(in text: String, size: Double) -> [TextSpan] {
        spacings(in: Array(text.utf8)).map { spacing in
            let units = Double(spacing.gaps) * gap * size * 1024
            return TextSpan(spacing.offset..<spacing.offset + 1, .letterSpacing(Int(units.rounded())))
        }
    }

    /// Where numbers stand: digits, perhaps with one point among them, that no letter goes before.
    private static func numbers(in text: [UInt8]) -> [Range<Int>] {
        var numbers: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let end = end(ofNumberAt: start, in: text)
            let followsLetter = start > 0 && text[start - 1].isLetter
            if end > start && !followsLetter { numbers.append(start..<end) }
            start = max(end, start + 1)
        }
        return numbers
    }

    private static func end(ofNumberAt start: Int, in text: [UInt8]) -> Int {
        var end = start
        var hasPoint = false
        while end < text.count {
            let isPoint = text[end] == UInt8(ascii: ".") && !hasPoint && end > start
            guard text[end].isDigit || isPoint else { break }
            hasPoint = hasPoint || isPoint
            end += 1
        }
        return end
    }

    /// For every letter of a number but the last, whether a gap follows it.
    private static func gaps(in number: ArraySlice<UInt8>) -> [Bool] {
        let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
        let whole = point - number.startIndex
        let fraction = max(0, number.endIndex - point - 1)
        return number.indices.dropLast().map { index in
            if index < point {
                let left = point - 1 - index
                return whole >= shortest.whole && left > 0 && left % 3 == 0
            }
            return fraction >= shortest.fraction && index > point && (index - point) % 3 == 0
        }
    }

    /// A spacing for each letter such that those of neighbours add up to two for a gap, to zero for none, and the last
    /// is zero.
    private static func spacings(_ gaps: [Bool]) -> [Int] {
        var spacings = [0]
        for gap in gaps.reversed() { spacings.append((gap ? 2 : 0) - spacings[spacings.count - 1]) }
        return spacings.reversed()
    }
}
