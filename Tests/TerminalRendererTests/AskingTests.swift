import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

/// What the user is asked for in a terminal, and the row that is selected.
struct AskingTests {
    private func screen(_ keys: Text) throws -> Screen {
        StopwatchCore.screen(of: try stopwatches(after: keys))
    }

    private func gesture(_ key: String, _ screen: Screen) -> Gesture? {
        KeyMeaning(screen: screen, view: View(), rows: 24).gesture(of: key)
    }

    @Test func theQuestionAndItsAnswerAreDrawn() throws {
        let asked = try screen("new-watch rename type:Änne")
        #expect(Picture(asked, 24, 80).text.contains("Name of the watch: Änne▏ "))
        #expect(Picture(asked, 1, 12).text == "Änne▏", "where there is room for nothing else")
        for rows in 1...30 {
            for columns in 1...60 {
                let picture = Picture(asked, rows, columns)
                #expect(picture.rows.count == rows && picture.rows.allSatisfy { $0.count == columns })
            }
        }
    }

    @Test func theLastLineShowsTheKeysThatCount() throws {
        let lines = try ["start +1s lap", "start +1s lap rename"].map { Picture(try screen($0), 24, 80).lines[23] }
        #expect(lines[0].hasPrefix(" Space stop  L lap  R reset  ^Z undo"))
        #expect(lines[1] == " Enter accept  Esc cancel  F1 help  ^Q quit", "L and Space are typed")
    }

    @Test func anAnswerTooLongShowsItsEnd() throws {
        var asked = try screen("rename")
        asked.entry?.text = Text(repeating: "abcdefghi ", count: 20) + "END"
        #expect(Picture(asked, 24, 80).text.contains("…") && Picture(asked, 24, 80).text.contains("ghi END▏"))
    }

    @Test(
        arguments: [
            ("x", .type("Ax")), ("Space", .type("A ")), ("q", .type("Aq")), ("1", .type("A1")),
            ("Backspace", .type("")),
            ("Ctrl+U", .type("")), ("Enter", .press("accept")), ("Escape", .press("dismiss")), ("Ctrl+C", .quit),
            ("F1", .help),
            ("Delete", nil),
        ] as [(String, Gesture?)])
    func typing(key: String, meaning: Gesture?) throws {
        #expect(gesture(key, try screen("rename type:A")) == meaning)
    }

    @Test func withoutAQuestionKeysAreKeys() throws {
        let plain = try screen("start +1s lap +1s lap")
        #expect(gesture("Space", plain) == .press("start-stop") && gesture("F2", plain) == .press("rename"))
        #expect(gesture("Down", plain) == .press("next-row") && gesture("PageDown", plain) == .scroll(22))
        #expect(gesture("PageDown", try screen("start +1s lap +1s lap row:1")) == .selectRow(1))
    }

    @Test func theSelectedRowIsMarkedByMoreThanColour() throws {
        let picture = Picture(try screen("start +1s lap +2s lap +3s lap row:2"), 24, 80)
        let place = try #require(picture.place(of: "▸2"))
        #expect(picture.rows[place.row][place.column + 1].style == Style(weight: .bold, color: .accent))
        #expect(picture.gesture(atRow: place.row + 1, column: 20) == .selectRow(2))
        #expect(picture.gesture(atRow: place.row - 1, column: 20) == .selectRow(0))
    }

    @Test func theSelectedRowIsInSight() throws {
        let laps = (1...60).map { _ in "+1s lap" }.joined(separator: " ")
        for row in [1, 20, 60] {
            let picture = Picture(try screen(Text("start \(laps) row:\(row)")), 24, 80)
            #expect(picture.place(of: "▸\(61 - row)") != nil)
        }
    }

    @Test func datesAreNoNumbers() throws {
        var watches = try stopwatches(after: "sessions")
        let moment = Moment(reading: 0, wall: 0, boot: "")
        let record = StopwatchRecord(
            watch: "", presses: [(.start, moment), (.stop, Moment(reading: 1_500_000_000, wall: 0, boot: ""))])
        let session = Session(id: 1, name: "12345 -6", begun: 1_800_000_000_000_000_000, of: record, at: moment)
        reduce(&watches, .sessions([session].compactMap { $0 }))
        let text = Picture(StopwatchCore.screen(of: watches), 24, 80).text
        #expect(text.contains("2027-01-15 08:00") && text.contains("12345 -6") && text.contains("0:01.50"))
    }

    @Test("SW-40: digits stay in their places while time runs")
    func nothingJiggles() throws {
        let points = try (0..<100).map { hundredths in
            Picture(try screen(Text("start +61s +\(10 * hundredths)ms")), 24, 80).lines.joined().unicodeScalars
                .enumerated().filter { $0.element == "●" }.map { $0.offset }
        }
        #expect(Set(points.map { "\($0)" }).count == 1, "the colon and the point are where they were")
    }
}
