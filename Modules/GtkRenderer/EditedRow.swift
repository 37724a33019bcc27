import GtkKit
import Loop
import Screens

/// The expression that the user edits, or how a result came to be; in the gutter what goes with it.
@MainActor
final class EditedRow: DisplayRow {
    let root: Widget
    private let mark = Label(class: "memory-mark")
    private let text: FittedText
    private let steps: FontSteps
    private let shown = Shown()

    /// The line that is shown; the handler of clicks holds it too.
    private final class Shown {
        var id: Text = ""
    }

    init(isEdited: Bool, press: Emitter<UserInput>) {
        steps = isEdited ? .expression : .line
        let select = { @MainActor [shown] (from: Int, to: Int) in press.emit(.select(shown.id, from: from, to: to)) }
        text = FittedText(
            class: isEdited ? "edited" : "expression", steps: steps, select: isEdited ? select : nil)
        let row = Box(.row, class: "line", [Box(.row, class: "gutter", [mark]), text.root])
        row.align(vertically: .end)
        row.expand(vertically: true)
        root = row
    }

    func show(_ line: Line) {
        shown.id = line.trailing.id
        mark.show(line.leading)
        text.spokenName = line.trailing.name.string
        text.show(line.trailing, steps: steps)
    }
}
