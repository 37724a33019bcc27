import GtkKit
import Screens

/// The line, the answer and the status, in one column on the right; marks in a gutter on the left.
@MainActor
final class CalculatorDisplay {
    let root: Box
    private let memoryMark = Label(class: "memory-mark")
    private let line = FittedText(class: "expression", steps: .line)
    private let mark = Label(class: "mark")
    private let warning = Drawing(Sign.warning, class: "warning")
    private let answer = FittedText(class: "result", steps: .answer)
    private let detail = Label(class: "detail")

    init() {
        warning.spokenName = "Error"
        detail.alignment = 1
        detail.wraps = true
        let top = Box(.row, class: "line", [Box(.row, class: "gutter", [memoryMark]), line.root])
        top.align(vertically: .end)
        top.expand(vertically: true)
        let middle = Box(.row, class: "answer", [Box(.row, class: "gutter", [mark, warning]), answer.root])
        root = Box(.column, class: "display", [top, middle, detail])
    }

    /// Shows a screen's display: its first line, the answer and its last line.
    func show(_ screen: Screen) {
        guard let first = screen.display.first, let last = screen.display.last else { return }
        memoryMark.show(first.leading)
        line.spokenName = first.trailing.name.string
        line.show(first.trailing.markedText.styled, steps: .line)
        if let answer = screen.display.first(where: { [.answer, .bad].contains($0.trailing.tone) }) {
            show(mark: answer.leading)
            show(answer: answer.trailing, isTyped: answer.leading?.text.isEmpty ?? true)
        }
        detail.show(last.trailing)
        detail.setClass("words", screen.words("status") != "")
    }

    private func show(mark readout: Readout?) {
        mark.show(readout)
        mark.setClass("accent", readout?.tone == .accent)
        warning.isVisible = readout?.tone == .bad
        mark.isVisible = readout?.tone != .bad
    }

    private func show(answer readout: Readout, isTyped: Bool) {
        let isError = readout.tone == .bad
        answer.spokenName = readout.name.string
        answer.setClass("bad", isError)
        answer.show(readout.text.styled, steps: isError ? .error : .answer, wraps: isError, showsEnd: isTyped)
    }
}

extension FontSteps {
    /// The line above the answer has one size.
    static let line = FontSteps(scales: [1])
}

extension Label {
    /// Shows a readout, if there is one.
    func show(_ readout: Readout?) {
        guard let readout else { return }
        spokenName = readout.name.string
        let styled = readout.text.styled
        text = styled.text.string
        setSpans(Grouping.spans(of: styled, size: fontSize))
    }
}

extension Screen {
    /// The words of a fact, or "" where there is none.
    func words(_ name: Text) -> Text {
        for fact in facts where fact.name == name {
            if case .text(let words) = fact.value { return words }
        }
        return ""
    }
}
