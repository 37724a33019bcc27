import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

@Suite struct TableTests {
    /// A stopped watch with so many laps of a second.
    private func watch(laps count: Int) throws -> Screen {
        try stopwatchScreen("start" + Text(repeating: " +1s lap", count: count) + " stop")
    }

    private func numbers(in picture: Picture) -> [Int] {
        picture.lines.compactMap { line in
            line.contains("0:01.00") ? line.split(separator: " ").dropFirst().first.flatMap { Int($0) } : nil
        }
    }

    @Test func theNewestLapsAreOnTop() throws {
        let picture = Picture(try watch(laps: 100), 24, 80)
        #expect(numbers(in: picture) == Array((91...100).reversed()))
    }

    @Test func scrollingReachesEveryLap() throws {
        let screen = try watch(laps: 100)
        var seen: Set<Int> = []
        for scrolled in stride(from: 0, through: 100, by: 10) {
            seen.formUnion(numbers(in: Picture(screen, 24, 80, view: View(scrolled: scrolled))))
        }
        #expect(seen == Set(1...100))
    }

    @Test func scrollingEndsAtTheFirstLap() throws {
        let screen = try watch(laps: 20)
        let end = Picture(screen, 24, 80, view: View(scrolled: 19))
        #expect(numbers(in: end).last == 1 && numbers(in: end).count == 10)
        #expect(Layout(screen, 24, 80).mostScrolled == 19)
    }

    @Test(arguments: [(80, 5), (52, 5), (48, 4), (36, 3), (27, 2)])
    func columnsGoWhereThereIsNoRoom(_ columns: Int, _ count: Int) throws {
        let picture = Picture(try stopwatchScreen("start +15.42s lap +14.87s lap +17.05s lap +1s"), 15, columns)
        let heading = try #require(picture.lines.first { $0.contains("Time") })
        let titles = ["Lap", "Time", "To best", "To previous", "Total"]
        #expect(titles.filter { heading.contains($0) }.count == count, "\(picture.text)")
    }

    @Test func tenThousandLapsAreAsQuickAsTen() throws {
        let screen = try watch(laps: 10_000)
        let start = ContinuousClock.now
        for _ in 0..<20 { _ = Picture(screen, 50, 80) }
        #expect(ContinuousClock.now - start < .seconds(2))
    }

    @Test func tagsAreWordsInTheirColours() throws {
        let picture = Picture(try stopwatchScreen("start +15.42s lap +14.87s lap +17.05s lap +1s"), 24, 80)
        let best = try #require(picture.place(of: "2 best"))
        let worst = try #require(picture.place(of: "3 worst"))
        #expect(picture.rows[best.row][best.column + 2].style.color == .good)
        #expect(picture.rows[worst.row][worst.column + 2].style.color == .bad)
    }
}

@Suite struct HelpTests {
    @Test func theListOfKeysNamesEveryControl() throws {
        for screen in [try calculatorScreen(""), try stopwatchScreen("")] {
            let text = Picture(screen, 60, 80, view: View(showsHelp: true)).text
            for control in screen.controls { #expect(text.contains(control.spoken.string)) }
            #expect(text.contains("F1 back"))
        }
    }

    @Test func theListOfKeysHasNoneThatATerminalCannotSend() throws {
        let picture = Picture(try calculatorScreen(""), 60, 80, view: View(showsHelp: true))
        let store = try #require(picture.lines.first { $0.contains("memory store") })
        #expect(store.split(separator: " ").first == "M" && !store.contains("^M"))
    }

    @Test func aShortListIsScrolledToItsEnd() throws {
        let screen = try calculatorScreen("")
        let most = Layout(screen, 10, 60, view: View(showsHelp: true)).mostScrolled
        let end = Picture(screen, 10, 60, view: View(scrolled: most, showsHelp: true))
        #expect(end.lines[8].contains("quit"))
    }
}
