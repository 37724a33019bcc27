import Screens

/// A unit of the converter, by its places in the tables.
public struct ConvertibleUnit: Hashable, Sendable {
    /// The place of its category in `UnitCategory.all`.
    let categoryPlace: Int
    /// The place in its category.
    let place: Int

    /// Every unit, by category.
    static let all: [ConvertibleUnit] = UnitCategory.all.indices.flatMap { all(of: $0) }

    /// The units of a category.
    static func all(of category: Int) -> [ConvertibleUnit] {
        UnitCategory.all[category].units.indices.map { ConvertibleUnit(categoryPlace: category, place: $0) }
    }

    var category: UnitCategory { UnitCategory.all[categoryPlace] }
    var symbol: Text { category.units[place].symbol }
    var name: Text { category.units[place].name }

    /// What a number of it counts.
    var measure: Measure { ConvertibleUnit.measures[categoryPlace][place] }

    /// Read once: every symbol is looked up among all units and prefixes.
    private static let measures: [[Measure]] = UnitCategory.all.map { category in
        category.units.map { Measure(spelling: $0.symbol) ?? .units(.none) }
    }
}

extension ConvertibleUnit {
    /// The unit of this symbol.
    init?(symbol: Text) {
        guard let unit = ConvertibleUnit.all.first(where: { $0.symbol == symbol }) else { return nil }
        self = unit
    }

    /// The unit that counts as a number from elsewhere does.
    init?(_ measure: Measure) {
        guard let unit = ConvertibleUnit.all.first(where: { $0.measure == measure }) else { return nil }
        self = unit
    }

    /// The units that a category begins with.
    static func beginning(_ category: Int) -> (first: ConvertibleUnit, second: ConvertibleUnit) {
        let row = UnitCategory.all[category]
        func unit(_ symbol: Text) -> ConvertibleUnit {
            ConvertibleUnit(categoryPlace: category, place: row.place(of: symbol) ?? 0)
        }
        return (unit(row.first), unit(row.second))
    }
}

extension Measure {
    /// What a number counts before a symbol, or before several as in `kg/m³`; nil if there is no such unit.
    fileprivate init?(spelling: Text) {
        if let unit = Unit(symbol: spelling) {
            self.init(UnitPower(unit))
        } else {
            guard let units = UnitProduct(parts: spelling) else { return nil }
            self = .units(units)
        }
    }
}
