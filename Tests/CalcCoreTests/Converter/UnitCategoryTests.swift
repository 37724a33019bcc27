import ExactReal
import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// The units of the converter.
struct UnitCategoryTests {
    @Test("every unit of the table is there, but for one that is alone of its kind")
    func everyUnit() {
        let symbols = Set(ConvertibleUnit.all.map { $0.symbol })
        for row in UnitTable.rows where row.symbol != "dpt" {
            #expect(symbols.contains(row.symbol), "\(row.symbol.string)")
        }
    }

    @Test func symbolsAndCategoriesAreThereOnce() {
        #expect(Set(ConvertibleUnit.all.map { $0.symbol }).count == ConvertibleUnit.all.count)
        #expect(Set(UnitCategory.all.map { $0.id }).count == UnitCategory.all.count)
        #expect(Set(UnitCategory.all.map { $0.name }).count == UnitCategory.all.count)
    }

    @Test("a symbol stands for what a line reads in it", arguments: ConvertibleUnit.all)
    func symbols(_ unit: ConvertibleUnit) throws {
        #expect(unit.measure.text == unit.symbol)
        #expect(!unit.name.isEmpty)
        if unit.symbol != "Δ°C" && unit.symbol != "Δ°F" {
            let (first, _) = ConvertibleUnit.beginning(unit.categoryPlace)
            _ = try evaluate("1 " + unit.symbol + " to " + first.symbol)
        }
    }

    @Test("any unit goes to those around it and back to the same number", arguments: UnitCategory.all.indices)
    func thereAndBack(_ category: Int) throws {
        let units = ConvertibleUnit.all(of: category)
        let (first, second) = ConvertibleUnit.beginning(category)
        #expect(units.contains(first) && units.contains(second) && first != second)
        for (source, target) in zip(units, units.dropFirst() + [units[0]]) + units.map({ ($0, first) }) {
            let there = try #require(term("7", Conversion(source: source, target: target)))
            let back = term("x", Conversion(source: target, target: source), x: Value(number: there.value))
            #expect(back?.value == Real(7), "\(source.symbol.string) to \(target.symbol.string)")
        }
    }

    /// A number in another unit.
    private func term(_ text: Text, _ conversion: Conversion, x: Value? = nil) -> Term? {
        var definitions = Definitions()
        if let x { try? definitions.define("x", as: .variable(x), at: 0) }
        return Request.conversion(text, conversion, .degrees, definitions).outcome(budget: .standard()).term
    }
}
