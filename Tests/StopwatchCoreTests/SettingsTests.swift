import Screens
import StopwatchCore
import Testing

/// What can be chosen for all watches.
struct SettingsTests {
    @Test("each precision has a control that chooses it", arguments: Precision.allCases)
    func precisions(_ precision: Precision) throws {
        var watches = Stopwatches()
        reduce(&watches, try #require(StopwatchesAction(.press("precision-" + precision.name, at: 0))))
        #expect(watches.settings.precision == precision)
        #expect(watches.selected.precision == precision)
        guard case .choice(let controls)? = screen(of: watches).settings.first?.settings.first?.kind else {
            Issue.record("no choice")
            return
        }
        #expect(controls.filter { $0.isOn == true }.map { $0.id } == ["precision-" + precision.name])
    }

    @Test func sleepIsTurnedOver() throws {
        var watches = Stopwatches()
        func isOn() -> Bool? {
            guard case .toggle(let control)? = screen(of: watches).settings.first?.settings.last?.kind else {
                return nil
            }
            return control.isOn
        }
        #expect(isOn() == false)
        reduce(&watches, try #require(StopwatchesAction(.press("sleep", at: 0))))
        #expect(isOn() == true)
    }

    @Test func theyAreTranslated() {
        let shouting = Language { phrase in
            Text(utf8: phrase.words.utf8.map { (0x61...0x7A).contains($0) ? $0 - 32 : $0 })
        }
        let group = screen(of: Stopwatches()).translated(to: shouting).settings.first
        #expect(group?.title == "TIMES")
        #expect(group?.settings.map { $0.name.string } == ["PRECISION", "PAUSE AT SLEEP"])
    }
}
