import GtkKit
import Screens

/// A note in small letters, with a sign where it says that something is wrong. Its place stays while there is nothing to say.
@MainActor
final class NoteRow: DisplayRow {
    let root: Widget
    private let warning = Drawing(Sign.warning, class: "warning")
    private let words = Label(class: "words")

    init() {
        warning.spokenName = local(tr("Error"))
        words.alignment = 1
        words.wraps = true
        let row = Box(.row, class: "note", [warning, words])
        row.align(horizontally: .end)
        root = row
    }

    func show(_ line: Line) {
        words.show(line.trailing)
        warning.isVisible = [.bad, .warning].contains(line.trailing.tone)
        for part in [warning, words] as [Widget] {
            part.setClass("bad", line.trailing.tone == .bad)
            part.setClass("warn", line.trailing.tone == .warning)
        }
    }
}
