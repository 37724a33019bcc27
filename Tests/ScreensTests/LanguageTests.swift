import Testing

@testable import Screens

/// Phrases, and what a language makes of them.
struct LanguageTests {
    @Test(arguments: [
        ("nothing to fill", [], "nothing to fill"),
        ("'{}' is unknown", ["foo"], "'foo' is unknown"),
        ("{} of {}", ["1", "2"], "1 of 2"),
        ("{2} before {1}", ["1", "2"], "2 before 1"),
        ("{2}, then {}", ["1", "2"], "2, then 1"),
        ("{} and {}", ["{}", "2"], "{} and 2"),
        ("a gap {} too many {}", ["1"], "a gap 1 too many {}"),
        ("braces {x} {0} {", ["1"], "braces {x} {0} {"),
        ("no argument for {9}", ["1"], "no argument for {9}"),
    ])
    func gaps(words: String, arguments: [String], filled: String) {
        #expect(Text(words).filled(with: arguments.map { Text($0) }).string == filled)
    }

    @Test func aPhraseReadsAsEnglish() {
        #expect(tr("Lap {}", "3") == "Lap 3")
        #expect(trn("{} lap", "{} laps", 1) == "1 lap")
        #expect(trn("{} lap", "{} laps", 0) == "0 laps")
        #expect(trn("{} lap in {}", "{} laps in {}", 2, "1:00") == "2 laps in 1:00")
    }

    @Test func aTextThatWasChangedIsNoPhraseAnyMore() {
        var text = tr("Lap")
        #expect(text.phrase != nil)
        text += "s"
        #expect(text.phrase == nil)
        #expect((tr("Lap") + "").phrase == nil)
        #expect(Text(utf8: tr("Lap").utf8).phrase == nil)
    }

    @Test func aLanguageTranslatesPhrasesAndTheirArgumentsAlone() {
        let language = Language { phrase in
            switch phrase.words {
            case "Lap {}": "{} 圈"
            case "best": "最快"
            case "{} lap": phrase.plural?.count == 1 ? "{} Runde" : "{} Runden"
            default: nil
            }
        }
        #expect(language(tr("Lap {}", tr("best"))) == "最快 圈")
        #expect(language(tr("Lap {}", "best")) == "best 圈")
        #expect(language(trn("{} lap", "{} laps", 1)) == "1 Runde")
        #expect(language(trn("{} lap", "{} laps", 5)) == "5 Runden")
        #expect(language("best") == "best")
        #expect(language(tr("not translated {}", tr("best"))) == "not translated 最快")
        #expect(Language.english(trn("{} lap", "{} laps", 5)) == "5 laps")
    }

    @Test func aScreenIsTranslatedInAllItsWords() {
        let shouting = Language { Text($0.words.string.uppercased()) }
        let control = Control(id: "a", label: tr("l"), spoken: tr("s"), key: "k", emphasis: .command)
        let screen = Screen(
            app: "app", title: tr("t"), facts: [Fact("status", tr("f")), Fact("on", true)],
            display: [
                Line(
                    leading: Readout(id: "x", name: tr("n"), text: tr("m")),
                    trailing: Readout(id: "y", name: tr("o"), text: "1e5"))
            ],
            grids: [Grid(columns: 1, controls: [control])], commands: [control],
            table: Table(
                id: "laps", name: tr("tab"), columns: [Table.Column(id: "c", title: tr("col"))],
                rows: [Table.Row(cells: ["mine"])], footer: [Readout(id: "z", name: tr("foot"), text: "1")]),
            hint: tr("h"))
        let shouted = screen.translated(to: shouting)
        #expect(shouted.title == "T" && shouted.hint == "H")
        #expect(shouted.facts == [Fact("status", "F"), Fact("on", true)])
        #expect(shouted.display[0].leading == Readout(id: "x", name: "N", text: "M"))
        #expect(shouted.display[0].trailing == Readout(id: "y", name: "O", text: "1e5"))
        for control in shouted.controls {
            #expect(control.id == "a" && control.label == "L" && control.spoken == "S" && control.key == "k")
        }
        #expect(shouted.table?.name == "TAB" && shouted.table?.columns[0].title == "COL")
        #expect(shouted.table?.rows == screen.table?.rows && shouted.table?.footer[0].name == "FOOT")
        #expect(screen.translated(to: .english) == screen)
    }
}
