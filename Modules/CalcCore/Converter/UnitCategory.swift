import Screens

/// What is measured, with the units of it between which the converter goes.
struct UnitCategory: Sendable {
    /// The name in identifiers, such as `length`.
    let id: Text
    /// The name on the screen.
    let name: Text
    /// The symbols of the units that it begins with.
    let first: Text
    let second: Text
    /// The units by their symbols, each with its name.
    let units: [(symbol: Text, name: Text)]

    /// A category. The units are literals, so that the table of them is data and no code.
    /// Not inlined: there are many.
    @inline(never)
    init(
        _ id: Text, _ name: Text, from first: Text, to second: Text,
        _ units: [(symbol: StaticString, name: StaticString)]
    ) {
        self.id = id
        self.name = tr(name)
        self.first = first
        self.second = second
        self.units = units.map { (Text(stringLiteral: $0.symbol), tr(Text(stringLiteral: $0.name))) }
    }

    /// All of them, those of everyday life first.
    static let all: [UnitCategory] = everyday + technical + electrical

    /// The place of a unit among those of the category, by its symbol.
    func place(of symbol: Text) -> Int? { units.firstIndex { $0.symbol == symbol } }
}
