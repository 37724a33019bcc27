import Screens
import Testing

/// A screen as plain text.
struct DrawingTests {
    @Test func sampleDrawing() {
        #expect(
            sample.drawing().string == """
                ┌──────────────────────────────────────────┐
                │ ≈                         0.333333333333 │
                ├──────────────────────────────────────────┤
                │             a                   b        │
                │       ⌫                                  │
                ├──────────────────────────────────────────┤
                │          c                   d           │
                ├──────────────────────────────────────────┤
                │ No                                  Time │
                │ 3                                   0:01 │
                │ 2 best                              0:02 │
                │ 1 worst                            10:03 │
                ├──────────────────────────────────────────┤
                │ Best 0:02                    Worst 10:03 │
                ├──────────────────────────────────────────┤
                │                  a hint                  │
                └──────────────────────────────────────────┘

                """)
    }

    @Test func anEmptyScreenIsABox() {
        let lines = Screen(app: "", title: "").lines
        #expect(lines.map { $0.count } == [44, 44, 0])
    }

    @Test(arguments: [0, 1, 37, 38, 40, 41, 72, 73, 74, 76, 77, 200, 1000, 5000])
    func noDigitIsEverCut(length: Int) {
        let digits = String((0..<length).map { Character("\($0 * 7 % 10)") })
        for mark: Text in ["", "≈"] {
            let lines = screen(showing: Text(digits), mark: mark).lines
            #expect(lines.joined().filter { $0.isNumber } == digits)
            #expect(Set(lines.dropLast().map { $0.count }).count == 1, "every line ends at the right edge")
            #expect(lines[0].count <= 80)
        }
    }

    @Test func wordsAreWrappedAtSpaces() {
        let words = "a long sentence that says what went wrong and what is kept and where to go on and that has no end"
        let lines = screen(showing: Text(words), mark: "⚠").lines
        #expect(lines[1].hasPrefix("│ ⚠  "))
        #expect(lines[1].hasSuffix("what is kept and where to │"))
        #expect(lines[2].hasPrefix("│    "))
        let pieces = lines[1...2].map { $0.dropFirst(5).dropLast(2).drop { $0 == " " } }
        #expect(pieces.joined(separator: " ") == words)
    }

    @Test func aTableThatIsNotDrawn() {
        var screen = sample
        screen.table?.isDrawn = false
        #expect(!screen.drawing().string.contains("Time"))
    }

    @Test func anEmptyTableIsNotDrawn() {
        var screen = sample
        screen.table?.rows = []
        screen.table?.openRow = nil
        #expect(!screen.drawing().string.contains("Time"))
    }

    @Test func wideLabelsAndCellsWidenTheBox() {
        var screen = sample
        screen.grids[0].controls[1].label = Text(repeating: "w", count: 30)
        #expect(screen.drawing().string.contains(String(repeating: "w", count: 30)))
        screen.table?.rows[0].cells[1] = Text(repeating: "9", count: 120)
        #expect(screen.drawing().string.contains(" " + String(repeating: "9", count: 120) + " │"))
        #expect(Set(screen.lines.dropLast().map { $0.count }).count == 1)
    }

    @Test func theTableInPlainLines() {
        #expect(
            sample.table?.lines().string == """
                No        Time
                3         0:01
                2 best    0:02
                1 worst  10:03

                """)
    }
}
