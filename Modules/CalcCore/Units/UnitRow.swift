import ExactReal
import Screens

/// A row of the table of units.
struct UnitRow: Sendable {
    /// The symbols in their case, separated by spaces; the first is the one that is shown.
    private let symbols: StaticString
    /// The names in lower case, separated by spaces; they mean it in any case, and with an s behind them.
    private let names: StaticString
    let dimension: Dimension
    private let factor: StaticString
    private let powerOfPi: Int
    let prefixes: PrefixSet
    /// Where the scale begins, in this unit below its 0; empty for units that begin at 0.
    private let zero: StaticString
    /// The units it is composed of, where it is better taken apart among others.
    let parts: StaticString

    @inline(never)
    init(
        _ symbols: StaticString, _ names: StaticString, _ dimension: Dimension, _ factor: StaticString,
        _ prefixes: PrefixSet = .none, pi: Int = 0, zero: StaticString = "", parts: StaticString = ""
    ) {
        self.symbols = symbols
        self.names = names
        self.dimension = dimension
        self.factor = factor
        self.prefixes = prefixes
        powerOfPi = pi
        self.zero = zero
        self.parts = parts
    }

    /// The symbol that is shown.
    var symbol: Text { symbols.words.first ?? Text() }

    /// The symbol that is shown among other units, where signs such as ° are out of place.
    var wordSymbol: Text { isSign ? symbols.words.last ?? Text() : symbol }

    /// Whether the symbol is a sign that stands right behind its number: °, ′ and ″.
    var isSign: Bool { dimension == .angle && (symbol.utf8.first ?? 0) >= 0x80 }

    /// The size in the coherent unit of the SI.
    var size: UnitSize { UnitSize(Rational(fraction: factor), pi: powerOfPi) }

    /// The distance from absolute zero to the 0 of a scale of temperature; nil for units that begin at 0.
    var offset: Rational? { zero.utf8CodeUnitCount == 0 ? nil : Rational(fraction: zero) }

    /// Whether it is a symbol of the unit.
    func hasSymbol(_ symbol: [UInt8]) -> Bool { symbols.hasWord { $0.elementsEqual(symbol) } }

    /// Whether it is a name of the unit, in the singular or with an s; the name in lower case. Long symbols are names too.
    func hasName(_ name: [UInt8]) -> Bool {
        func isMeant(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
            guard name.starts(with: word) else { return false }
            return word.count == name.count || (word.count == name.count - 1 && name.last == UInt8(ascii: "s"))
        }
        return names.hasWord(isMeant) || symbols.hasWord { $0.count >= 3 && isMeant($0) }
    }

    /// The symbols and names.
    var words: [Text] { symbols.words + names.words }
}

extension StaticString {
    /// Whether a word of it fulfils a condition; no word is copied.
    fileprivate func hasWord(_ condition: (UnsafeBufferPointer<UInt8>.SubSequence) -> Bool) -> Bool {
        withUTF8Buffer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
                if condition(bytes[start..<end]) { return true }
                start = end + 1
            }
            return false
        }
    }

    fileprivate var words: [Text] {
        Text(stringLiteral: self).utf8.split(separator: UInt8(ascii: " ")).map { Text(utf8: Array($0)) }
    }
}

extension Rational {
    /// The value of a decimal number, or of a fraction of two.
    fileprivate init(fraction: StaticString) {
        self = Rational(fraction: Text(stringLiteral: fraction).utf8) ?? 0
    }
}
