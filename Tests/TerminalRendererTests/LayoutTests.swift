import CalcCore
import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

@Suite struct LayoutTests {
    @Test func theCalculatorIsDrawnInFortyColumns() throws {
        let picture = Picture(try calculatorScreen("1 4 8 . 5 + 3 6 . 2 5 * 1 . 2 MS ="), 16, 40)
        let expected = """
            ╭─ Basic ──────────────────────────────╮
            │                                      │
            │ M            (148.5 + 36.25) × 1.2 = │
            │ =                              221.7 │
            │                             221 7/10 │
            ├──────────────────────────────────────┤
            │   MC     MR     M+     M−      MS    │
            │    ±      %      √     x²     1/x    │
            ├──────────────────────────────────────┤
            │    AC        C        ⌫        ÷     │
            │     7        8        9        ×     │
            │     4        5        6        −     │
            │     1        2        3        +     │
            │         0             .        =     │
            ╰──────────────────────────────────────╯
             Enter =  Esc AC  F1 help  ^Q quit
            """
        #expect(picture.text == expected)
    }

    @Test func theStopwatchIsDrawnInSixtyColumns() throws {
        let keys: Text = "start +15.42s lap +14.87s lap +17.05s lap +15.1s lap +14.96s lap +7.31s"
        let picture = Picture(try stopwatchScreen(keys), 20, 60)
        let expected = """
            ╭─ Stopwatch ──────────────────────────────────────────────╮
            │                  ╻   ╺━━┓ ╻  ╻   ╶──╮    ╷               │
            │                  ┃ ●    ┃ ┃  ┃      │    │               │
            │                  ┃   ┏━━┛ ┗━━┫      │    │               │
            │                  ┃ ● ┃       ┃      │    │               │
            │                  ╹   ┗━━╸    ╹ ●    ╵    ╵               │
            │                                                          │
            │   Lap 6  0:07.31                             ▶ running   │
            ├──────────────────────────────────────────────────────────┤
            │   Lap          Time   To best   To previous      Total   │
            │   6         0:07.31                            1:24.71   │
            │   5         0:14.96     +0.09         −0.14    1:17.40   │
            │   4         0:15.10     +0.23         −1.95    1:02.44   │
            │   3 worst   0:17.05     +2.18         +2.18    0:47.34   │
            │   2 best    0:14.87      0.00         −0.55    0:30.29   │
            │   1         0:15.42     +0.55                  0:15.42   │
            ├──────────────────────────────────────────────────────────┤
            │   Best 0:14.87       Mean 0:15.48        Worst 0:17.05   │
            ╰──────────────────────────────────────────────────────────╯
             Space stop  L lap  R reset  ^Z undo  F1 help  Q quit
            """
        #expect(picture.text == expected)
    }

    @Test func theAnswerIsLoudAndTheLineQuiet() throws {
        let picture = Picture(try calculatorScreen("1 / 3 ="), 16, 40)
        let answer = try #require(picture.place(of: "0.333 333 333 333"))
        let line = try #require(picture.place(of: "1 ÷ 3 ="))
        let mark = try #require(picture.place(of: "≈"))
        #expect(picture.rows[answer.row][answer.column].style == .bold)
        #expect(picture.rows[line.row][line.column].style == .dim)
        #expect(picture.rows[mark.row][mark.column].style == Style(weight: .bold, color: .accent))
        #expect(mark.row == answer.row)
    }

    @Test func numbersHaveATrueMinusAndGroups() throws {
        let picture = Picture(try calculatorScreen("1 2 3 4 5 6 7 neg ="), 16, 40)
        #expect(picture.text.contains("−1 234 567"))
    }

    @Test func anErrorIsInWordsAndMarked() throws {
        let picture = Picture(try calculatorScreen("1 / 0 ="), 16, 40)
        let words = try #require(picture.place(of: "Cannot divide by zero"))
        #expect(picture.rows[words.row][words.column].style == Style(weight: .bold, color: .bad))
        #expect(picture.place(of: "⚠")?.row == words.row)
    }

    @Test func aLongLineShowsItsEnd() throws {
        let picture = Picture(
            try calculatorScreen("1 0 0 0 0 + 2 0 0 0 0 + 3 0 0 0 0 + 4 0 0 0 0 + 5 0 0 0 0 ="), 16, 40)
        #expect(picture.text.contains("… 20000 + 30000 + 40000 + 50000 =") || picture.text.contains("+ 50 000 = │"))
        #expect(picture.text.contains("150 000"))
    }

    @Test func aNumberIsShownWholeOrNotAtAll() throws {
        let screen = try calculatorScreen("9 0 0 7 1 9 9 2 5 4 7 4 0 9 9 3 + 0 =")
        for columns in 1...60 {
            let text = Picture(screen, 16, columns).text
            #expect(text.contains("9 007 199 254 740 993") || "too small".hasPrefix(text.trimmingNewlines()))
        }
    }

    @Test func aLongAnswerWidensTheBox() throws {
        let screen = try calculatorScreen("9 neg sqrt")
        let words = "The square root of a negative number is not a real number"
        for columns in 63...120 { #expect(Picture(screen, 24, columns).text.contains(words), "\(columns) columns") }
    }

    @Test func theTimeIsPlainInALowTerminal() throws {
        let screen = try stopwatchScreen("start +84.71s")
        #expect(Picture(screen, 15, 80).text.contains("1:24.71"))
        #expect(!Picture(screen, 16, 80).text.contains("1:24.71"))
        #expect(Picture(screen, 16, 80).text.contains("┗━━┫"))
    }

    @Test func theKeysStandInTheLastLine() throws {
        let screens = [try calculatorScreen(""), try stopwatchScreen("start +1s lap +1s")]
        for screen in screens {
            for rows in 2...50 {
                #expect(Picture(screen, rows, 80).lines[rows - 1].contains("quit"), "in \(rows) rows")
            }
        }
    }

    @Test func oneRowShowsTheAnswer() throws {
        #expect(Picture(try calculatorScreen("7 * 6 ="), 1, 40).text.hasSuffix("42"))
        #expect(Picture(try stopwatchScreen("start +84.71s"), 1, 40).text.contains("1:24.71"))
    }

    @Test func tenColumnsShowTheTime() throws {
        #expect(Picture(try stopwatchScreen("start +84.71s"), 24, 10).text.contains("1:24.71"))
        #expect(Picture(try calculatorScreen("7 * 6 ="), 24, 10).text.contains("42"))
    }
}

extension String {
    fileprivate func trimmingNewlines() -> String {
        String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
    }
}
