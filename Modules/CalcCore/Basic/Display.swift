import Screens

/// What stands on the display.
struct Display: Sendable {
    /// Whether the result is shown in full.
    private(set) var isExact = true
    /// An error or a hint in words; mostly empty.
    private(set) var status: Text = ""
    private let memoryMark: Readout
    private var line: Text = ""
    private var mark = AccuracyMark.none
    private var result: Text = ""
    private var detail: Text = ""

    init(_ calculator: Calculator) {
        memoryMark = calculator.memoryMark
        line = calculator.desk.line
        if let failure = calculator.failure {
            show(failure)
        } else {
            show(calculator.desk)
            if let row = calculator.shownRow { show(row) }
            note(calculator.notice)
        }
    }

    /// The lines, top down.
    var lines: [Line] {
        [
            Line(
                leading: memoryMark,
                trailing: Readout(id: "line", name: tr("Expression"), text: line, tone: .dim)),
            Line(
                leading: Readout(id: "mark", name: tr("Accuracy"), text: mark.text, tone: mark.tone),
                trailing: Readout(id: "result", name: tr("Result"), text: result, tone: mark == .error ? .bad : .answer)
            ),
            Line(trailing: Readout(id: "detail", name: tr("Detail"), text: detail, tone: .dim)),
        ]
    }
}

extension Display {
    private mutating func show(_ failure: Failure) {
        line = failure.expression + " ="
        status = failure.words
        result = status
        mark = .error
        isExact = false
        detail = tr("The entry is kept: press ⌫ to edit it")
    }

    private mutating func show(_ desk: Desk) {
        switch desk {
        case .oneOperandAndOperator(.typed(let entry), _): result = entry.number
        case .oneOperand(.typed(let entry)), .twoOperandsAndOperator(_, _, .typed(let entry)):
            result = entry.text
            if entry.isFull { note(tr("No more digits fit")) }
        default: show(desk.shown.term.reading)
        }
    }

    private mutating func show(_ reading: Reading) {
        result = reading.text
        detail = reading.detail
        isExact = reading.isExact
        mark = isExact ? .exact : .rounded
    }

    private mutating func show(_ row: Outcome) {
        guard case .digits(let row) = row else { return }
        result = row.text
        detail = row.label
        isExact = false
        mark = .rounded
    }

    private mutating func note(_ words: Text) {
        if words.isEmpty { return }
        status = words
        detail = words
    }
}

extension Desk {
    /// The line above the result: always the whole truth about how it came to be.
    fileprivate var line: Text {
        switch self {
        case .oneOperand(.typed): ""
        case .oneOperand(.value(let term)): term.isCalculated ? term.text + " =" : ""
        case .oneOperand(.result(let term, _)): term.text + " ="
        case .oneOperandAndOperator(let left, let operation),
            .twoOperandsAndOperator(let left, let operation, .typed):
            operation.opening(left.term)
        case .twoOperandsAndOperator(let left, let operation, let right):
            operation.line(left.term, right.term)
        }
    }
}
