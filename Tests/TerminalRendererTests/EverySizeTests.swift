import CalcCore
import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

/// A terminal may have any size: nothing crashes, everything stays inside, and nothing shown is half a number.
@Suite struct EverySizeTests {
    static func screens() throws -> [(name: String, screen: Screen)] {
        [
            ("empty calculator", try calculatorScreen("")),
            ("fraction", try calculatorScreen("1 / 3 =")),
            ("error", try calculatorScreen("0 / 0 =")),
            ("chain", try calculatorScreen("MS 1 2 3 4 5 + 6 7 8 9 0 + 1 2 3 4 5 + 6 7 8 9 0 =")),
            ("empty stopwatch", try stopwatchScreen("")),
            ("laps", try stopwatchScreen("start +15.42s lap +14.87s lap +17.05s lap +1000h stop")),
            ("nothing", Screen(app: "nothing", title: "")),
        ]
    }

    @Test func everySizeHasAPictureOfThatSize() throws {
        for screen in [try calculatorScreen("MS 1 / 3 ="), try stopwatchScreen("start +15s lap +14s lap +17s lap +1s")]
        {
            try check([screen], View(), rows: Array(1...50), columns: Array(1...120))
        }
    }

    @Test(arguments: [View(), View(scrolled: 3, showsHelp: false), View(scrolled: 2, showsHelp: true)])
    func everyScreenAndViewFitsIntoEverySmallSize(_ view: View) throws {
        let screens = try Self.screens().map { $0.screen }
        try check(screens, view, rows: Array(1...17) + [24], columns: [1, 2, 3, 5, 7, 10, 16, 25, 33, 40, 55, 56, 80])
    }

    private func check(_ screens: [Screen], _ view: View, rows: [Int], columns: [Int]) throws {
        for screen in screens {
            for rows in rows {
                for columns in columns {
                    let problem = problem(in: Picture(screen, rows, columns, view: view), rows, columns)
                    try #require(problem == nil, "\(screen.title.string), \(rows)×\(columns)")
                }
            }
        }
    }

    private func problem(in picture: Picture, _ rows: Int, _ columns: Int) -> String? {
        guard picture.rows.count == rows, picture.rows.allSatisfy({ $0.count == columns }) else { return "wrong size" }
        for target in picture.targets where target.row >= rows || target.columns.upperBound > columns + 1 {
            return "the target \(target.gesture) is outside"
        }
        for (index, target) in picture.targets.enumerated() {
            for other in picture.targets[..<index] where other.row == target.row {
                if other.columns.overlaps(target.columns) { return "two targets overlap" }
            }
        }
        return nil
    }

    @Test func aWatchShowsItsTimeWholeOrSaysThatThereIsNoRoom() throws {
        let screen = try stopwatchScreen("start +84.71s")
        for rows in 1...15 {
            for columns in 1...20 {
                let text = Picture(screen, rows, columns).text
                #expect(text.contains("1:24.71") == (columns >= 7), "\(rows)×\(columns)")
                #expect(text.contains("too") == (columns < 7 && columns > 2), "\(rows)×\(columns)")
            }
        }
    }

    @Test func theLapTimeIsWholeOrLeftOut() throws {
        let screen = try stopwatchScreen("start +15.42s lap +7.31s")
        for rows in 1...24 {
            for columns in 7...40 {
                let lines = Picture(screen, rows, columns).lines.filter { $0.contains("0:0") }
                #expect(lines.allSatisfy { $0.contains("0:07.31") }, "\(rows)×\(columns)")
            }
        }
        let widths: [(Int, String)] = [
            (24, "Lap 2  0:07.31 ▶ running"), (23, "Lap 2  0:07.31        ▶"), (16, "Lap 2  0:07.31 ▶"),
            (15, "Lap 2  0:07.31"), (13, "0:07.31     ▶"), (7, "0:07.31"),
        ]
        for (columns, line) in widths { #expect(Picture(screen, 3, columns).lines[1] == line) }
    }

    @Test func moreRoomNeverShowsLess() throws {
        for (name, screen) in try Self.screens() {
            let counts = (1...50).map { rows in Picture(screen, rows, 80).targets.count { $0.gesture.isPress } }
            #expect(counts == counts.sorted(), "\(name): controls to click, by rows")
        }
    }
}

extension Gesture {
    /// Whether it presses a control.
    fileprivate var isPress: Bool {
        if case .press = self { true } else { false }
    }
}
