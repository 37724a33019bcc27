import Screens

/// The keys of the converter, as a table.
enum ConverterKeypad {
    /// The digits, four in a row.
    static let figures: [Key] = [
        .digit(.seven, "7", "７"), .digit(.eight, "8", "８"), .digit(.nine, "9", "９"),
        Key(.backspace, "backspace", "⌫", "backspace", keys: ["Backspace"], .command, script: ["back", "⌫"]),
        .digit(.four, "4", "４"), .digit(.five, "5", "５"), .digit(.six, "6", "６"),
        Key(.clear, "all-clear", "AC", "all clear", keys: ["Escape"], .command, script: ["AC"]),
        .digit(.one, "1", "１"), .digit(.two, "2", "２"), .digit(.three, "3", "３"),
        Key(.changeSign, "change-sign", "±", "change sign", keys: ["F9", "±"], .function, script: ["neg", "±"]),
        .digit(.zero, "0", "０"),
        Key(.addPoint, "point", ".", "point", keys: [".", ",", "．", "。"], .digit, script: [".", ",", "．"]),
        Key(.converter(.swap), "swap", "⇅", "swap the units", keys: ["F8", "Ctrl+S"], .command, script: ["swap"]),
        Key(.equal, "equals", "=", "equals", keys: ["Enter"], .primary, script: ["=", "＝"]),
    ]

    /// The fields, and the ways to another unit.
    static let commands: [Key] = [
        Key(.converter(.field(.first)), "field-first", "First number", "first number", keys: ["Up"], .choice),
        Key(.converter(.field(.second)), "field-second", "Second number", "second number", keys: ["Down"], .choice),
        Key(
            .converter(.search(.open)), "search-units", "Search units", "search units", keys: ["F4", "Ctrl+F"],
            .command),
        Key(.converter(.nextCategory), "next-category", "Next category", "next category", keys: ["F3"], .command),
    ]

    /// The categories.
    static let categories: [Key] = UnitCategory.all.indices.map { place in
        let category = UnitCategory.all[place]
        return Key(.converter(.category(place)), "category-" + category.id, category.name, category.name, .choice)
    }

    /// The keys while a unit is looked for.
    static let search: [Key] = [
        Key(.converter(.search(.accept)), "accept", "Choose", "choose the unit", keys: ["Enter"], .primary),
        Key(.converter(.search(.dismiss)), "dismiss", "Back", "back", keys: ["Escape"], .command),
        Key(
            .converter(.search(.move(-1))), "previous-row", "Unit above", "select the unit above", keys: ["Up"],
            .command),
        Key(
            .converter(.search(.move(1))), "next-row", "Unit below", "select the unit below", keys: ["Down"], .command),
    ]

    /// All of them, in order.
    static let all: [Key] = figures + commands + categories + search

    /// The keys of the units of a category.
    static func units(of category: Int) -> [Key] { units[category] }

    private static let units: [[Key]] = UnitCategory.all.indices.map { category in
        ConvertibleUnit.all(of: category).map { unit in
            Key(.converter(.unit(unit)), unitPrefix + unit.symbol, unit.symbol, unit.name, .choice)
        }
    }

    /// The command of a unit by the identifier of its key; nil for any other.
    static func unit(id: Text) -> Command? {
        guard let symbol = id.dropping(unitPrefix) else { return nil }
        return ConvertibleUnit(symbol: symbol).map { .converter(.unit($0)) }
    }

    private static let unitPrefix: Text = "unit-"
}
