import GtkKit
import HostKit
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
        var line = Line(trailing: Readout(id: "", name: "", text: ""))

        /// Puts the caret into the text, which is chosen first where keys go into another one.
        func select(from: Int, to: Int, _ press: Emitter<UserInput>) {
            if let control = line.control, line.trailing.caret?.isActive == false {
                return press.emit(.press(control, at: Clock.now()))
            }
            press.emit(.select(line.trailing.id, from: from, to: to))
        }
    }

    init(isEdited: Bool, press: Emitter<UserInput>) {
        steps = isEdited ? .expression : .line
        let select = { @MainActor [shown] (from: Int, to: Int) in shown.select(from: from, to: to, press) }
        text = FittedText(
            class: isEdited ? "edited" : "expression", steps: steps, select: isEdited ? select : nil)
        let row = Box(.row, class: "line", [Box(.row, class: "gutter", [mark]), text.root])
        row.align(vertically: .end)
        row.expand(vertically: true)
        root = row
    }

    func show(_ line: Line) {
        shown.line = line
        mark.show(line.leading)
        text.spokenName = line.trailing.name.string
        text.show(line.trailing, steps: steps)
    }
}
