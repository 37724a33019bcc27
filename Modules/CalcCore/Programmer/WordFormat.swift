import ExactReal
import Screens

/// What a word can hold: so many bits, read with a sign or without.
public struct WordFormat: Hashable, Sendable {
    var size = WordSize.bits64
    var isSigned = true

    /// Whether a number is one of the word's.
    func contains(_ value: Integer) -> Bool { wrapped(value) == value }

    /// The number of the word that has the same lowest bits.
    func wrapped(_ value: Integer) -> Integer {
        guard let width = size.width else { return value }
        let pattern = pattern(of: value)
        return isSigned && pattern.bitWidth == width ? pattern - WordFormat.power(width) : pattern
    }

    /// The bits of the word as a number from 0 on; the number itself where words have no size.
    func pattern(of value: Integer) -> Integer {
        guard let width = size.width else { return value }
        return value & (WordFormat.power(width) - 1)
    }

    /// Whether words have a bit of this weight that can be turned over.
    func hasBit(_ place: Int) -> Bool { size.width.map { place < $0 } ?? false }

    /// 2 to a small power.
    static func power(_ exponent: Int) -> Integer {
        // Far below the limit, which is some millions.
        Integer(1).shiftedLeft(by: exponent) ?? 0
    }
}

/// How many bits a word has.
public enum WordSize: UInt8, Hashable, Sendable, CaseIterable {
    case bits8, bits16, bits32, bits64, bits128, unlimited

    /// The number of bits; nil where there is no limit.
    var width: Int? {
        switch self {
        case .bits8: 8
        case .bits16: 16
        case .bits32: 32
        case .bits64: 64
        case .bits128: 128
        case .unlimited: nil
        }
    }

    /// The size after this one; the first after the last.
    var next: WordSize { WordSize(rawValue: rawValue + 1) ?? .bits8 }
}
