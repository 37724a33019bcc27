import Screens

/// What stands on the display of the scientific mode.
struct PadDisplay: Sendable {
    /// The result.
    private(set) var shown = DisplayedResult()
    private let memoryMark: Readout
    private let editor: Editor
    private var fault: Int?
    private var reading: Text = ""

    init(_ calculator: Calculator) {
        memoryMark = calculator.memoryMark
        editor = calculator.editor
        switch calculator.sheet.pad.phase {
        case .asked: shown.note(tr("Calculating: Escape stops it"))
        case .answered(_, .failure(let error)):
            shown.fail(error.message)
            fault = error.position
        default: show(calculator.outcome, calculator)
        }
        shown.note(calculator.notice)
    }

    /// The lines, top down.
    var lines: [Line] {
        [
            Line(
                leading: memoryMark,
                trailing: Readout(
                    id: "line", name: tr("Expression"), text: editor.text, caret: editor.shown(fault: fault))),
            Line(trailing: Readout(id: "reading", name: tr("Reading"), text: reading, tone: .dim)),
        ] + shown.lines
    }
}

extension PadDisplay {
    /// While an expression is edited nothing is said of an error: it is not finished yet.
    private mutating func show(_ outcome: Outcome?, _ calculator: Calculator) {
        guard let outcome else { return }
        switch outcome {
        case .number(let answer): show(answer, calculator)
        case .failure(let error) where outcome.isUnfinished: shown.detail = error.message
        case .failure, .digits, .reading, .word: break
        }
    }

    private mutating func show(_ answer: Answer, _ calculator: Calculator) {
        if !answer.reading.isSpelled(like: editor.text) { reading = answer.reading }
        guard let term = answer.term else { return shown.detail = tr("A function: use it by its name") }
        shown.show(term.reading, unit: term.reading.unit, row: calculator.shownRow)
        shown.show(calculator.formed, of: calculator.shownReading(of: term), unit: term.reading.unit)
        if let hint = answer.hint { shown.note(hint) }
    }
}

extension Editor {
    /// The caret as a screen has it.
    func shown(fault: Int? = nil, isActive: Bool = true) -> Caret {
        Caret(position: caret, anchor: anchor, fault: fault, isActive: isActive)
    }
}

extension Text {
    /// Whether it differs from another text in spaces and the spelling of signs alone.
    func isSpelled(like other: Text) -> Bool {
        guard let left = try? symbols(of: self), let right = try? symbols(of: other) else { return false }
        return left.filter { !$0.isSpace }.map { $0.scalar } == right.filter { !$0.isSpace }.map { $0.scalar }
    }
}
