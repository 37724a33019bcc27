/// How a renderer writes the numbers of a screen: the last step, after which nothing is read back.
///
/// Canonical numbers become local ones: a true minus, the locale's decimal sign, digits in groups. Words, operators
/// and times such as `1:24.71` keep their digits together.
public struct NumberStyle: Equatable, Sendable {
    /// Where the digits of a number are parted.
    public enum Grouping: Equatable, Sendable {
        /// Nowhere.
        case none
        /// In threes, away from the decimal sign in both directions.
        case threes
        /// Before the decimal sign three, then twos (lakh, crore); after it in threes.
        case indian
    }

    /// Stands between whole and decimals, such as `.` or `,`.
    public var decimalSign: Text
    /// Stands before a negative number or exponent.
    public var minus: Text
    /// Where digits are parted.
    public var grouping: Grouping
    /// Whether the digits behind the decimal sign are parted too.
    public var partsDecimals = true

    /// A style; by default a point, a true minus and groups of three.
    public init(decimalSign: Text = ".", minus: Text = "−", grouping: Grouping = .threes) {
        self.decimalSign = decimalSign
        self.minus = minus
        self.grouping = grouping
    }
}

/// A text with its numbers in a style, and the places of the gaps between its groups of digits.
public struct StyledText: Equatable, Sendable {
    /// The text without gaps.
    public var text: Text
    /// The byte offsets in `text` of the digits after which a gap is drawn, ascending. A digit is one byte long, so
    /// a label can widen the byte instead of changing its text.
    public var gaps: [Int]
    /// Where the text became longer, ascending.
    var shifts: [Shift] = []

    /// From this byte of the canonical text on everything stands so much further on.
    struct Shift: Equatable, Sendable {
        let place: Int
        let length: Int
    }

    /// Where a byte of the canonical text stands in `text`, such as the caret's.
    public func place(of offset: Int) -> Int {
        shifts.reduce(offset) { $0 + ($1.place <= offset ? $1.length : 0) }
    }

    /// The byte of the canonical text that stands at a byte of `text`.
    public func offset(at place: Int) -> Int {
        shifts.reduce(place) { $0 > $1.place ? max($1.place, $0 - $1.length) : $0 }
    }

    /// The text with a separator in each gap; by default a thin space. O(length).
    public func separated(by separator: Text = "\u{2009}") -> Text {
        var result = Text()
        var start = 0
        for gap in gaps {
            result.utf8 += text.utf8[start...gap]
            result += separator
            start = gap + 1
        }
        result.utf8 += text.utf8[start...]
        return result
    }

    /// The beginning of `separated()`, up to a byte of `text`; a gap that stands there is left out. O(length).
    public func separated(upTo place: Int) -> Text {
        StyledText(text: Text(utf8: Array(text.utf8[..<place])), gaps: gaps.filter { $0 + 1 < place }).separated()
    }
}
