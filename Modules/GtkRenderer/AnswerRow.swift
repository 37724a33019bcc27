import GtkKit
import Screens

/// The result in the largest size that fits, or why there is none; in the gutter whether it is exact.
@MainActor
final class AnswerRow: DisplayRow {
    let root: Widget
    private let mark = Label(class: "mark")
    private let warning = Drawing(Sign.warning, class: "warning")
    private let answer = FittedText(class: "result", steps: .answer)

    init() {
        warning.spokenName = local(tr("Error"))
        root = Box(.row, class: "answer", [Box(.row, class: "gutter", [mark, warning]), answer.root])
    }

    func show(_ line: Line) {
        show(mark: line.leading)
        let readout = line.trailing
        let isError = readout.tone == .bad
        answer.spokenName = readout.name.string
        answer.setClass("bad", isError)
        answer.show(
            readout.text.styled, steps: isError ? .error : .answer, wraps: isError,
            showsEnd: line.leading?.text.isEmpty ?? true)
    }

    private func show(mark readout: Readout?) {
        mark.show(readout)
        mark.setClass("accent", readout?.tone == .accent)
        warning.isVisible = readout?.tone == .bad
        mark.isVisible = readout?.tone != .bad
    }
}
