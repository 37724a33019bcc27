extension NumberStyle {
    /// The text of a readout with its numbers in this style. O(length).
    public func styled(_ readout: Readout) -> StyledText {
        guard readout.digitGroup != 3, grouping != .none else { return styled(readout.text) }
        let bytes = readout.text.utf8
        let start = bytes.first == Self.hyphen ? 1 : 0
        let gaps = stride(from: bytes.count - readout.digitGroup - 1, through: start, by: -readout.digitGroup)
        var plain = NumberStyle(decimalSign: decimalSign, minus: minus, grouping: .none).styled(readout.text)
        plain.gaps = gaps.reversed().map { plain.place(of: $0) }
        return plain
    }

    /// The text with its numbers in this style. O(length).
    public func styled(_ text: Text) -> StyledText {
        let bytes = text.utf8
        var result = StyledText(text: Text(), gaps: [])
        var index = 0
        while index < bytes.count {
            let run = bytes[index...].prefix { Self.isDigit($0) }
            if run.isEmpty {
                let replacement = replacement(at: index, in: bytes)
                result.text += replacement
                index += 1
                if replacement.utf8.count != 1 {
                    result.shifts.append(.init(place: index, length: replacement.utf8.count - 1))
                }
            } else if let date = Self.date(bytes[index...]) {
                result.text.utf8 += date
                index = date.endIndex
            } else {
                let start = result.text.utf8.count
                result.gaps += gaps(in: run, of: bytes).map { start + $0 }
                result.text.utf8 += run
                index = run.endIndex
            }
        }
        return result
    }

    /// What a byte outside a run of digits becomes.
    private func replacement(at index: Int, in bytes: [UInt8]) -> Text {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        return switch bytes[index] {
        case Self.hyphen where Self.isDigit(next) || next == Self.point: minus
        case Self.point where Self.isDecimalSign(at: index, in: bytes): decimalSign
        default: Text(utf8: [bytes[index]])
        }
    }

    /// The offsets in a run of digits after which a gap belongs.
    private func gaps(in run: ArraySlice<UInt8>, of bytes: [UInt8]) -> [Int] {
        let before = run.startIndex > 0 ? bytes[run.startIndex - 1] : 0
        let after = run.endIndex < bytes.count ? bytes[run.endIndex] : 0
        guard grouping != .none, run.count > 3, before != Self.colon, after != Self.colon else { return [] }
        if before == Self.point { return !partsDecimals ? [] : Array(stride(from: 2, to: run.count - 1, by: 3)) }
        if Self.isExponent(before, at: run.startIndex - 1, in: bytes) { return [] }
        let step = grouping == .indian ? 2 : 3
        return stride(from: run.count - 4, through: 0, by: -step).reversed()
    }

    /// A point is a decimal sign beside a digit, unless it ends a sentence.
    private static func isDecimalSign(at index: Int, in bytes: [UInt8]) -> Bool {
        let before = index > 0 && isDigit(bytes[index - 1])
        let after = index + 1 < bytes.count && isDigit(bytes[index + 1])
        return after || (before && (index + 1 == bytes.count || bytes[index + 1] != 0x20))
    }

    /// Whether digits after this byte are an exponent, as in `4e16` and `4e-16`.
    private static func isExponent(_ byte: UInt8, at index: Int, in bytes: [UInt8]) -> Bool {
        if byte == hyphen || byte == 0x2B { return index > 0 && isLetter(bytes[index - 1]) }
        return isLetter(byte)
    }

    /// The date such as `2026-12-24` or `2026-W52-4` with which some bytes begin, with dashes of either kind, which stay.
    private static func date(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard digitCount(bytes) == 4, var rest = dropDash(bytes.dropFirst(4)) else { return nil }
        if rest.first == UInt8(ascii: "W") { rest = rest.dropFirst() }
        guard digitCount(rest) == 2 else { return nil }
        rest = rest.dropFirst(2)
        guard let day = dropDash(rest), digitCount(day) > 0 else { return nil }
        return bytes[..<day.dropFirst(digitCount(day)).startIndex]
    }

    private static func digitCount(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix { isDigit($0) }.count }

    /// What stands behind a dash; nil where there is none.
    private static func dropDash(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for dash in ["-", "−"] as [Text] where bytes.starts(with: dash.utf8) { return bytes.dropFirst(dash.utf8.count) }
        return nil
    }

    private static let point: UInt8 = 0x2E
    private static let hyphen: UInt8 = 0x2D
    private static let colon: UInt8 = 0x3A

    private static func isDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20
    }
}
