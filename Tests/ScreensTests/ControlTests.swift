import Screens
import Testing

/// Controls, and how they are found.
struct ControlTests {
    @Test func everyControlInOrder() {
        #expect(sample.controls.map { $0.id.string } == ["a", "b", "⌫", "c", "d", "undo"])
    }

    @Test(arguments: [("a", "a"), ("⌫", "⌫"), ("Ctrl+Z", "undo"), ("Alt+Backspace", "undo")])
    func byKey(key: String, id: String) {
        #expect(sample.control(key: Text(key))?.id.string == id)
    }

    @Test func unknownKeysAndIds() {
        #expect(sample.control(key: "ctrl+z") == nil)
        #expect(sample.control(key: "Undo") == nil)
        #expect(sample.control(id: "undo")?.label == "Undo")
        #expect(sample.control(id: "") == nil)
    }

    @Test func anEmphasisHasTheNameOfItsCase() {
        for emphasis in Control.Emphasis.allCases { #expect(emphasis.name.string == "\(emphasis)") }
    }

    @Test func rowsOfAGrid() {
        let controls = [key("a", width: 2), key("b", width: 2), key("c"), key("d"), key("e", width: 5), key("f")]
        let rows = Grid(columns: 3, controls: controls).rows
        #expect(rows.map { $0.map { $0.id.string } } == [["a"], ["b", "c"], ["d"], ["e"], ["f"]])
        #expect(Grid(columns: 3, controls: []).rows.isEmpty)
    }

    @Test func neighbouringGridsOfEqualColumnsAreDrawnAsOne() {
        #expect(sample.mergedGrids.map { $0.controls.count } == [3, 2])
    }
}
