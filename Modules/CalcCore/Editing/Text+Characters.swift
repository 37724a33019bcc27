import Screens

/// Where the characters of a text begin that a user sees as one, though they may be several scalars: é written as e and
/// an accent, a flag, a family of emoji, a Korean syllable.
extension Text {
    /// Whether a character begins or the text ends here. O(length of the character).
    func isBoundary(_ offset: Int) -> Bool {
        nearestBoundary(to: offset) == offset
    }

    /// The place itself, or where the character begins that it lies in; never outside the text.
    func nearestBoundary(to offset: Int) -> Int {
        let offset = min(max(offset, 0), utf8.count)
        if offset == utf8.count { return offset }
        var boundary = safeStart(before: offset + 1)
        while true {
            let next = self.boundary(after: boundary)
            if next > offset { return boundary }
            boundary = next
        }
    }

    /// Where the character behind a boundary ends; the end of the text behind its last.
    func boundary(after offset: Int) -> Int {
        var scalars = ScalarReader(utf8, at: offset)
        guard let first = scalars.next() else { return utf8.count }
        var cluster = ClusterState(first)
        while true {
            let end = scalars.offset
            guard let scalar = scalars.next(), cluster.takes(scalar) else { return end }
        }
    }

    /// Where the character before a boundary begins; 0 before the first.
    func boundary(before offset: Int) -> Int {
        offset <= 0 ? 0 : nearestBoundary(to: min(offset, utf8.count) - 1)
    }

    /// A place before the offset where a character surely begins: an ASCII one, or the first.
    private func safeStart(before offset: Int) -> Int {
        utf8[..<offset].lastIndex { $0 < 0x80 } ?? 0
    }
}

/// Reads the scalars of well-formed UTF-8 one by one, without the tables of the standard library.
private struct ScalarReader {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func next() -> UInt32? {
        guard offset < bytes.count else { return nil }
        let first = bytes[offset]
        offset += 1
        var value = UInt32(first)
        if first >= 0xC0 { value &= first >= 0xF0 ? 0x07 : first >= 0xE0 ? 0x0F : 0x1F }
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
            value = value << 6 | UInt32(bytes[offset] & 0x3F)
            offset += 1
        }
        return value
    }
}

/// What has been read of a character, and whether the next scalar still belongs to it.
private struct ClusterState {
    private var last: ScalarKind
    /// Whether it is an emoji and perhaps marks on it, so that a joiner can bring a further one.
    private var isEmoji: Bool
    /// Whether the last scalar joins two emoji.
    private var isJoining = false
    /// Whether the last scalar is the first half of a flag.
    private var isHalfFlag: Bool

    init(_ scalar: UInt32) {
        last = ScalarKind(scalar)
        isEmoji = last == .emoji
        isHalfFlag = last == .flagHalf
    }

    mutating func takes(_ scalar: UInt32) -> Bool {
        let kind = ScalarKind(scalar)
        defer { last = kind }
        switch kind {
        case .mark, .joiner:
            isHalfFlag = false
            // Only marks come between an emoji and the joiner: what follows a joiner and is no emoji ends the sequence.
            if last == .joiner { isEmoji = false }
            isJoining = kind == .joiner && isEmoji
            return true
        case .emoji:
            defer { isJoining = false }
            return isJoining && last == .joiner
        case .flagHalf:
            defer { isHalfFlag = false }
            return isHalfFlag
        case .leading: return last == .leading
        case .vowel: return last == .leading || last == .vowel || last == .syllable
        case .trailing: return last == .vowel || last == .trailing || last == .syllable || last == .closedSyllable
        case .syllable, .closedSyllable: return last == .leading
        case .other: return false
        }
    }
}
