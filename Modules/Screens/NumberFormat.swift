/// How numbers are written and read in a place: its decimal sign, how digits are grouped, and its digits.
///
/// What a program holds is canonical; a format is the first step in and the last one out.
public struct NumberFormat: Equatable, Sendable {
    /// Stands between whole and decimals where digits are ASCII: `.` or `,`.
    public let decimalSign: Text
    /// Stands between groups of digits.
    let groupSign: Text
    /// Where digits are parted.
    public let grouping: NumberStyle.Grouping
    /// The first of the ten digits of its script; nil where that is ASCII's.
    let zero: Unicode.Scalar?

    /// The format of scripts and of the locale C: a point, no groups.
    public static let plain = NumberFormat(decimalSign: ".", groupSign: "", grouping: .none, zero: nil)

    /// Whether the comma is the decimal sign, and the point one of groups.
    public var hasDecimalComma: Bool { decimalSign == "," }

    /// Canonical text with the place's decimal sign, for a program: ASCII and no groups. O(length).
    public func written(_ text: Text) -> Text {
        guard hasDecimalComma else { return text }
        return NumberStyle(decimalSign: decimalSign, minus: "-", grouping: .none).styled(text).text
    }

    /// Canonical text as a person of the place writes it. What is written can be read again, so groups that could be
    /// taken for decimals stay together: `1234`, but `1.234.567` and `1.234,5`. O(length).
    public func drawn(_ text: Text) -> Text {
        guard grouping != .none else { return text }
        var style = NumberStyle(decimalSign: decimalSign, minus: "-", grouping: grouping)
        style.partsDecimals = false
        let styled = style.styled(text)
        let isDoubtful = groupSign == "." && styled.gaps.count == 1 && !styled.text.utf8.contains(UInt8(ascii: ","))
        return native(isDoubtful ? styled.text : styled.separated(by: groupSign))
    }

    /// The style in which a renderer draws numbers there, with gaps between groups; the usual one for the plain format.
    public var style: NumberStyle {
        self == .plain ? NumberStyle() : NumberStyle(decimalSign: decimalSign, grouping: grouping)
    }

    /// The text in the digits of the place.
    private func native(_ text: Text) -> Text {
        guard let zero else { return text }
        var result = Text()
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                result += Text(Unicode.Scalar(zero.value + UInt32(byte - UInt8(ascii: "0"))) ?? zero)
            case UInt8(ascii: ".") where NumberFormat.hasOwnSigns(zero): result += "٫"
            case UInt8(ascii: ",") where NumberFormat.hasOwnSigns(zero): result += "٬"
            default: result.utf8.append(byte)
            }
        }
        return result
    }

    /// Whether the script of these digits has its own decimal sign, as Arabic and Persian have.
    private static func hasOwnSigns(_ zero: Unicode.Scalar) -> Bool { zero == "٠" || zero == "۰" }
}

extension Text {
    /// A single character.
    fileprivate init(_ scalar: Unicode.Scalar) {
        self.init(utf8: Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
    }
}
