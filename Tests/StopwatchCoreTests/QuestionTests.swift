import Screens
import StopwatchCore
import Testing

/// What the user is asked to type: names of watches and laps, notes.
struct QuestionTests {
    private static let laps = "start +1s lap +2s lap +4s lap "

    @Test func aWatchIsNamed() throws {
        let asked = screen(of: try watches("new-watch rename"))
        #expect(asked.entry == Entry(id: "watch-name", name: "Name of the watch", text: "Watch 2"))
        #expect(asked.controls.suffix(2).map { $0.id } == ["accept", "dismiss"])
        let named = try watches("new-watch rename type:Anna accept")
        #expect(named.watches.map { $0.name } == ["", "Anna"])
        #expect(named.unsaved == [.rename(watch: "Watch 2", to: "Anna")])
        #expect(screen(of: named).entry == nil && screen(of: named).title == "Anna")
        #expect(try watches("new-watch rename type:Anna dismiss").watches.map { $0.name } == ["", "Watch 2"])
        #expect(try watches("new-watch rename accept").unsaved.isEmpty, "the same name changes nothing")
    }

    @Test func thePlainWatchHasATitle() throws {
        let titled = try watches("rename type:Run accept")
        #expect(titled.watches.map { $0.name } == [""])
        #expect(screen(of: titled).title == "Run")
        #expect(titled["Run"]?.name == "", "it is found by its title")
        #expect(screen(of: try watches("rename type:Run accept rename type: accept")).title == "Stopwatch")
    }

    @Test(arguments: ["", "Anna"] as [Text])
    func aNameThatCannotBeIsRefused(name: Text) throws {
        var two = try watches("new-watch rename type:Anna accept new-watch rename")
        let unsaved = two.unsaved
        reduce(&two, .type(name))
        two.press("accept")
        #expect(two.unsaved == unsaved && !two.notice.isEmpty)
        #expect(screen(of: two).entry?.text == name, "it can be corrected")
    }

    @Test func aLapIsSelectedNamedAndNoted() throws {
        let named = try watches(Self.laps + "row:2 rename type:Anna accept note type:windy accept")
        #expect(named.selected.finished.map { $0.name } == ["", "Anna", ""])
        #expect(named.selected.finished.map { $0.note } == ["", "windy", ""])
        #expect(screen(of: named).table?.selection == 1)
        #expect(screen(of: try watches(Self.laps + "row:2 rename")).entry?.name == "Name of lap 2")
        #expect(
            screen(of: try watches(Self.laps + "note")).entry == nil, "without a selected lap there is nothing to note")
    }

    @Test(
        arguments: [
            ("", nil), ("next-row", 0), ("next-row next-row", 1), ("next-row next-row next-row next-row", 2),
            ("previous-row", nil), ("next-row previous-row", nil), ("row:3 previous-row", 1), ("row:4", nil),
            ("row:2 dismiss", nil),
            ("row:3 new-watch watch-1", nil),
        ] as [(String, Int?)])
    func selection(keys: String, row: Int?) throws {
        #expect(screen(of: try watches(Self.laps + keys)).table?.selection == row)
    }

    @Test func whatIsAskedOfOneWatchIsNotAskedOfAnother() throws {
        let asked = "new-watch watch-1 start +1s lap next-row rename type:Anna "
        #expect(screen(of: try watches(asked)).entry?.name == "Name of lap 1")
        #expect(screen(of: try watches(asked + "watch-1")).entry != nil, "the same watch again")
        #expect(screen(of: try watches(asked + "watch-2")).entry == nil)
    }

    @Test func theSelectedLapStaysSelectedWhileLapsCome() throws {
        #expect(screen(of: try watches(Self.laps + "row:1 +1s lap")).table?.selection == 1)
        #expect(screen(of: try watches(Self.laps + "row:1 delete-lap")).table?.selection == nil, "it is gone")
        #expect(screen(of: try watches(Self.laps + "row:3 delete-lap undo")).table?.rows.count == 3)
        #expect(screen(of: try watches(Self.laps + "row:1 reset")).table?.selection == nil)
    }

    @Test func controlCharactersAreNotTaken() throws {
        var asked = try watches("rename")
        reduce(&asked, .type("a\u{1B}[31m\nb\u{7F}"))
        #expect(screen(of: asked).entry?.text == "a[31mb")
    }

    @Test func namesAreShownWithTheirControlCharactersWrittenOut() throws {
        var watches = Stopwatches()
        reduce(&watches, .named("a\u{1B}]0;x\u{7}", .start(at: 0)))
        reduce(&watches, .selected(.start(at: 0)))
        reduce(&watches, .selected(.lap(at: 1)))
        reduce(&watches, .selected(StopwatchAction(.nameLap(0, "\u{9B}2J\r\n"), at: 2)))
        for text in [
            screen(of: watches).drawing(), watches.watches[0].export(as: .csv, wall: 0), watches.watches[1].title,
        ] {
            #expect(text.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x0A })
            #expect(!text.string.unicodeScalars.contains { 0x80..<0xA0 ~= $0.value })
        }
        #expect(watches.watches[1].title == "a\\x1B]0;x\\x07")
    }
}
