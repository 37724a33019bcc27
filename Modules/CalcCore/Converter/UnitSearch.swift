import Screens

/// The list of units in which one is looked for.
struct UnitSearch: Hashable, Sendable {
    /// What is looked for.
    private(set) var text = Text()
    /// The units found: those of the category where nothing is looked for.
    private(set) var found: [ConvertibleUnit]
    /// The row that is selected.
    private(set) var selection: Int
    /// The category whose units come first.
    private let category: Int

    /// The units of the category of a unit, with that selected.
    init(from unit: ConvertibleUnit) {
        category = unit.categoryPlace
        found = ConvertibleUnit.all(of: category)
        selection = unit.place
    }

    /// The unit selected; nil where none was found.
    var selected: ConvertibleUnit? { found.indices.contains(selection) ? found[selection] : nil }

    /// Looks for a text. O(number of units).
    mutating func find(_ text: Text) {
        self.text = text
        selection = 0
        let wanted = text.folded
        if wanted.isEmpty { return found = ConvertibleUnit.all(of: category) }
        let ranked = ConvertibleUnit.all.compactMap { unit in
            unit.rank(of: text, folded: wanted).map {
                (unit: unit, rank: 2 * $0 + (unit.categoryPlace == category ? 0 : 1))
            }
        }
        // The sort is stable: units of a rank stay in the order of the tables.
        found = (0..<UnitSearch.ranks).flatMap { rank in ranked.filter { $0.rank == rank }.map { $0.unit } }
    }

    /// Selects a row, or the nearest there is.
    mutating func select(_ row: Int) {
        selection = max(0, min(row, found.count - 1))
    }

    private static let ranks = 8
}

extension ConvertibleUnit {
    /// How well a unit answers a search, 0 being best; nil if it does not: the symbol itself, a whole name, the beginning
    /// of a word, a part of one.
    fileprivate func rank(of text: Text, folded wanted: Text) -> Int? {
        if symbol == text { return 0 }
        let names = ([symbol, name, category.name] + tableNames).map { $0.folded }
        if names.contains(wanted) || names.contains(wanted.singular) { return 1 }
        if names.contains(where: { $0.hasWord(beginningWith: wanted) }) { return 2 }
        return names.contains { $0.contains(wanted) } ? 3 : nil
    }

    /// Further spellings, of units that stand in the table of units by themselves.
    private var tableNames: [Text] {
        UnitTable.rows.first { $0.hasSymbol(symbol.utf8) }?.words ?? []
    }
}

extension Text {
    /// The text as it is compared: in lower case, without spaces at its ends, `metre` and `meter` alike.
    fileprivate var folded: Text {
        var folded = lowercased
        while folded.utf8.last == 0x20 { folded.utf8.removeLast() }
        while folded.utf8.first == 0x20 { folded.utf8.removeFirst() }
        return folded.replacing("metre", with: "meter").replacing("litre", with: "liter")
            .replacing("ångström", with: "angstrom")
    }

    /// The text without an s at its end.
    fileprivate var singular: Text { utf8.last == UInt8(ascii: "s") ? Text(utf8: utf8.dropLast()) : self }

    private func replacing(_ word: Text, with other: Text) -> Text {
        var result = Text()
        var rest = utf8[...]
        while let byte = rest.first {
            let isHere = rest.starts(with: word.utf8)
            result.utf8 += isHere ? other.utf8 : [byte]
            rest = rest.dropFirst(isHere ? word.utf8.count : 1)
        }
        return result
    }

    fileprivate func hasWord(beginningWith part: Text) -> Bool {
        utf8.indices.contains { start in
            (start == 0 || utf8[start - 1] == 0x20) && utf8[start...].starts(with: part.utf8)
        }
    }
}
