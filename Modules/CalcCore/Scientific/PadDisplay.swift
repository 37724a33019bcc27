import Screens

/// What stands on the display of the scientific mode.
struct PadDisplay: Sendable {
    /// Whether the result is shown in full.
    private(set) var isExact = true
    /// An error or a hint in words; mostly empty.
    private(set) var status: Text = ""
    private let memoryMark: Readout
    private let editor: Editor
    private var fault: Int?
    private var reading: Text = ""
    private var mark = AccuracyMark.none
    private var result: Text = ""
    private var detail: Text = ""

    init(_ calculator: Calculator) {
        memoryMark = calculator.memoryMark
        editor = calculator.editor
        switch calculator.sheet.pad.phase {
        case .asked: note(tr("Calculating: Escape stops it"))
        case .answered(_, .failure(let error)): show(error)
        default: show(calculator.outcome, calculator.view, calculator.shownRow)
        }
        if !calculator.notice.isEmpty { note(calculator.notice) }
    }

    /// The lines, top down.
    var lines: [Line] {
        [
            Line(
                leading: memoryMark,
                trailing: Readout(id: "line", name: "Expression", text: editor.text, caret: editor.shown(fault: fault))),
            Line(trailing: Readout(id: "reading", name: "Reading", text: reading, tone: .dim)),
            Line(
                leading: Readout(id: "mark", name: "Accuracy", text: mark.text, tone: mark.tone),
                trailing: Readout(id: "result", name: "Result", text: result, tone: mark == .error ? .bad : .answer)),
            Line(trailing: Readout(id: "detail", name: "Detail", text: detail, tone: .dim)),
        ]
    }
}

extension PadDisplay {
    /// While an expression is edited nothing is said of an error: it is not finished yet.
    private mutating func show(_ outcome: Outcome?, _ view: View, _ row: Outcome?) {
        guard let outcome else { return }
        switch outcome {
        case .number(let answer): show(answer, view, row)
        case .failure(let error) where outcome.isUnfinished: detail = error.message
        case .failure, .digits, .word: break
        }
    }

    private mutating func show(_ answer: Answer, _ view: View, _ row: Outcome?) {
        if !answer.reading.isSpelled(like: editor.text) { reading = answer.reading }
        guard let term = answer.term else { return detail = tr("A function: use it by its name") }
        let shown = term.reading
        (result, detail, isExact) = (shown.whole, shown.detail, shown.isExact)
        switch row {
        case .digits(let row): (result, detail, isExact) = (row.text + shown.unit, row.label, false)
        case .failure(let error): detail = error.message
        default: if view.showsExactForm { showExactForm(of: shown) }
        }
        mark = isExact ? .exact : .rounded
    }

    private mutating func showExactForm(of shown: Reading) {
        if shown.exactForm.isEmpty { return }
        (result, isExact) = (shown.exactForm, true)
        detail = shown.isExact ? shown.whole : "≈ " + shown.whole
    }

    private mutating func show(_ error: ExpressionError) {
        status = error.message
        result = status
        mark = .error
        isExact = false
        fault = error.position
    }

    private mutating func note(_ words: Text) {
        status = words
        detail = words
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
