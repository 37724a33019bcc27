import ExactReal
import Screens

/// Which prefixes may stand before a unit.
enum PrefixSet: Sendable {
    case none
    /// Those of the SI.
    case metric
    /// Those of the SI that make units larger by thousands, and the binary ones.
    case data
}

/// A prefix before the symbol or the name of a unit, by its place in the table; 0 is none.
struct Prefix: Hashable, Sendable {
    private let place: UInt8

    static let none = Prefix(place: 0)

    private typealias Row = (symbol: StaticString, name: StaticString, base: Int, exponent: Int)

    /// BIPM, The International System of Units, table 7 (2019, with the four of 2022); IEC 80000-13 for the binary ones.
    private static let rows: [Row] = [
        ("", "", 10, 0), ("Q", "quetta", 10, 30), ("R", "ronna", 10, 27), ("Y", "yotta", 10, 24),
        ("Z", "zetta", 10, 21), ("E", "exa", 10, 18), ("P", "peta", 10, 15), ("T", "tera", 10, 12),
        ("G", "giga", 10, 9), ("M", "mega", 10, 6), ("k", "kilo", 10, 3), ("h", "hecto", 10, 2),
        ("da", "deca", 10, 1), ("da", "deka", 10, 1), ("d", "deci", 10, -1), ("c", "centi", 10, -2),
        ("m", "milli", 10, -3), ("μ", "micro", 10, -6), ("u", "micro", 10, -6), ("n", "nano", 10, -9),
        ("p", "pico", 10, -12), ("f", "femto", 10, -15), ("a", "atto", 10, -18), ("z", "zepto", 10, -21),
        ("y", "yocto", 10, -24), ("r", "ronto", 10, -27), ("q", "quecto", 10, -30),
        ("Ki", "kibi", 2, 10), ("Mi", "mebi", 2, 20), ("Gi", "gibi", 2, 30), ("Ti", "tebi", 2, 40),
        ("Pi", "pebi", 2, 50), ("Ei", "exbi", 2, 60), ("Zi", "zebi", 2, 70), ("Yi", "yobi", 2, 80),
    ]

    private var row: Row { Prefix.rows[Int(place)] }

    /// The symbol that is shown.
    var symbol: Text { Text(stringLiteral: row.symbol) }

    /// What it stands for.
    var size: UnitSize { UnitSize(Rational(row.base).power(row.exponent) ?? 1) }

    private func isAllowed(in set: PrefixSet) -> Bool {
        switch set {
        case .none: false
        case .metric: row.base == 10
        case .data: row.base == 2 || row.exponent >= 3
        }
    }

    /// The prefixes with which a word can begin, each with what is left of the word.
    static func split(_ word: [UInt8], bySymbol: Bool) -> [(prefix: Prefix, rest: [UInt8])] {
        rows.indices.dropFirst().compactMap { place in
            let spelling = bySymbol ? rows[place].symbol : rows[place].name
            let start = Text(stringLiteral: spelling).utf8
            guard word.starts(with: start), word.count > start.count else { return nil }
            // Of two spellings the first stands for both.
            let first = rows.firstIndex { ($0.base, $0.exponent) == (rows[place].base, rows[place].exponent) }
            return (Prefix(place: UInt8(first ?? place)), Array(word[start.count...]))
        }
    }

    /// Whether it may stand before a unit.
    func suits(_ row: UnitRow) -> Bool { isAllowed(in: row.prefixes) }
}
