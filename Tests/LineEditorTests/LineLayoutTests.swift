import HostKit
import Testing

@testable import LineEditor

struct LineLayoutTests {
    init() { TerminalDevice.chooseUTF8() }

    private func layout(_ line: String, cursor: Int, columns: Int) -> [Int] {
        let layout = LineLayout(prompt: 2, line: Array(line.unicodeScalars), cursor: cursor, columns: columns)
        return [layout.cursorRow, layout.cursorColumn, layout.lastRow]
    }

    @Test(
        arguments: [
            ("", 0, 10, [0, 2, 0]), ("123", 3, 10, [0, 5, 0]), ("123", 0, 10, [0, 2, 0]),
            ("1234567", 7, 10, [0, 9, 0]), ("12345678", 8, 10, [1, 0, 1]), ("12345678", 3, 10, [0, 5, 1]),
            ("123456789012345678", 18, 10, [2, 0, 2]), ("√2×π", 4, 10, [0, 6, 0]),
            ("\u{1}", 1, 10, [0, 4, 0]), ("\t1", 2, 20, [0, 9, 0]), ("e\u{301}", 2, 10, [0, 3, 0]),
            ("1234567漢", 8, 10, [1, 2, 1]), ("1234567漢", 7, 10, [1, 0, 1]), ("漢", 1, 10, [0, 4, 0]),
            ("1", 1, 2, [1, 1, 1]),
        ] as [(String, Int, Int, [Int])])
    func theCursorStandsWhereLibeditPutsIt(line: String, cursor: Int, columns: Int, wanted: [Int]) {
        #expect(layout(line, cursor: cursor, columns: columns) == wanted)
    }
}
