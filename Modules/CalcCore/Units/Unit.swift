import ExactReal
import Screens

/// A unit with its prefix, such as the kilometre.
struct Unit: Hashable, Sendable {
    /// The place in the table of units.
    private let place: UInt16
    private let prefix: Prefix

    private init(_ place: Int, _ prefix: Prefix = .none) {
        self.place = UInt16(place)
        self.prefix = prefix
    }

    private var row: UnitRow { UnitTable.rows[Int(place)] }

    var dimension: Dimension { row.dimension }

    /// The size in the coherent unit of the SI.
    var size: UnitSize { prefix == .none ? row.size : row.size * prefix.size }

    var hasPrefix: Bool { prefix != .none }

    /// The symbol that is shown.
    var symbol: Text { prefix.symbol + row.symbol }

    /// The symbol that is shown among other units: deg/s, not °/s.
    var wordSymbol: Text { prefix.symbol + row.wordSymbol }

    /// Whether it is a sign that stands right behind its number, such as °.
    var isSign: Bool { row.isSign }

    /// The distance from absolute zero to the 0 of a scale of temperature; nil for units that begin at 0.
    var offset: Rational? { row.offset }

    /// The units it is composed of; nil for one that stands by itself.
    var parts: UnitProduct? {
        let spelling = Text(stringLiteral: row.parts)
        guard !spelling.isEmpty, var parts = UnitProduct(parts: spelling) else { return nil }
        if prefix != .none {
            parts.powers[0] = UnitPower(Unit(Int(parts.powers[0].unit.place), prefix), parts.powers[0].exponent)
        }
        return parts
    }
}

extension Unit {
    /// The unit of a symbol in its case, or of a name in any case.
    init?(_ word: Text) {
        guard let unit = Unit(symbol: word) ?? Unit(name: word.lowercased.utf8) else { return nil }
        self = unit
    }

    /// The unit of a symbol.
    init?(symbol: Text) {
        if let place = UnitTable.rows.firstIndex(where: { $0.hasSymbol(symbol.utf8) }) {
            self.init(place)
            return
        }
        self.init(Prefix.split(symbol.utf8, bySymbol: true)) { $0.hasSymbol($1) }
    }

    private init?(name: [UInt8]) {
        if let place = UnitTable.rows.firstIndex(where: { $0.hasName(name) }) {
            self.init(place)
            return
        }
        self.init(Prefix.split(name, bySymbol: false)) { $0.hasName($1) }
    }

    private init?(_ splits: [(prefix: Prefix, rest: [UInt8])], where isMeant: (UnitRow, [UInt8]) -> Bool) {
        for (prefix, rest) in splits {
            if let place = UnitTable.rows.firstIndex(where: { prefix.suits($0) && isMeant($0, rest) }) {
                self.init(place, prefix)
                return
            }
        }
        return nil
    }

    /// A unit that the table is known to have.
    private init(known symbol: StaticString) {
        self = Unit(symbol: Text(stringLiteral: symbol)) ?? Unit(0)
    }

    /// The base units of the SI, and the bit, in the order of the exponents of dimensions.
    static let base = ["m", "kg", "s", "A", "K", "mol", "cd", "bit"].map { Unit(known: $0) }
    static let degree = Unit(known: "°")
    static let radian = Unit(known: "rad")
    static let gradian = Unit(known: "grad")
    static let second = Unit(known: "s")
    static let day = Unit(known: "d")
    static let week = Unit(known: "wk")
    static let month = Unit(known: "month")
    static let kelvin = Unit(known: "K")
    static let coulomb = Unit(known: "C")
    static let farad = Unit(known: "F")
    static let litresPer100 = Unit(known: "L/100km")
    static let celsius = Unit(known: "°C")
    static let fahrenheit = Unit(known: "°F")
    static let celsiusDifference = Unit(known: "Δ°C")
    static let fahrenheitDifference = Unit(known: "Δ°F")
}
