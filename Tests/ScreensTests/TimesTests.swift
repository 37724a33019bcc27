import Screens
import Testing

/// What a tick may change without more than the times being drawn anew.
struct TimesTests {
    /// The sample after a change.
    private func changed(_ change: (inout Screen) -> Void) -> Screen {
        var screen = sample
        change(&screen)
        return screen
    }

    @Test func theDisplayAndTheOpenRowAreTimes() {
        let later: [Screen] = [
            sample, changed { $0.display[0].trailing.text = "0.5" }, changed { $0.display = [] },
            changed { $0.table?.openRow?.cells[1] = "0:03" }, changed { $0.table?.openRow = nil },
        ]
        for (index, screen) in later.enumerated() {
            #expect(screen.differsInTimesAlone(from: sample), "change \(index)")
        }
    }

    @Test func allElseIsMore() {
        let others: [Screen] = [
            changed { $0.title = "Other" }, changed { $0.facts = [] }, changed { $0.commands[0].isEnabled = true },
            changed { $0.grids[0].controls[0].label = "z" }, changed { $0.hint = "" }, changed { $0.alert = "now" },
            changed { $0.entry = Entry(id: "name", name: "Name", text: "") }, changed { $0.table = nil },
            changed { $0.table?.rows.removeLast() }, changed { $0.table?.footer = [] },
            changed { $0.table?.selection = 1 },
        ]
        for (index, other) in others.enumerated() {
            #expect(!other.differsInTimesAlone(from: sample), "change \(index)")
            #expect(!sample.differsInTimesAlone(from: other), "change \(index), taken back")
        }
    }
}
