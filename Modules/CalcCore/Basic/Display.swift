import Screens

/// What stands on the display.
struct Display: Sendable {
    /// The result.
    private(set) var shown = DisplayedResult()
    private let memoryMark: Readout
    private var line: Text = ""

    init(_ calculator: Calculator) {
        memoryMark = calculator.memoryMark
        line = calculator.desk.line
        if let failure = calculator.failure {
            show(failure)
        } else {
            show(calculator.desk, calculator)
            shown.note(calculator.notice)
        }
    }

    /// The lines, top down.
    var lines: [Line] {
        [
            Line(
                leading: memoryMark,
                trailing: Readout(id: "line", name: tr("Expression"), text: line, tone: .dim))
        ] + shown.lines
    }
}

extension Display {
    private mutating func show(_ failure: Failure) {
        line = failure.expression + " ="
        shown.fail(failure.words)
        shown.detail = tr("The entry is kept: press ⌫ to edit it")
    }

    private mutating func show(_ desk: Desk, _ calculator: Calculator) {
        switch desk {
        case .oneOperandAndOperator(.typed(let entry), _): shown.text = entry.number
        case .oneOperand(.typed(let entry)), .twoOperandsAndOperator(_, _, .typed(let entry)):
            shown.text = entry.text
            if entry.isFull { shown.note(tr("No more digits fit")) }
        default:
            shown.show(desk.shown.term.reading, row: calculator.shownRow)
            shown.show(calculator.formed, of: calculator.shownReading(of: desk.shown.term))
        }
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
