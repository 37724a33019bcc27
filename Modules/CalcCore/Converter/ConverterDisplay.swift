import Screens

/// What stands on the display of the converter: the two numbers with their units, and how they relate.
struct ConverterDisplay: Sendable {
    /// The number worked out.
    private(set) var shown = DisplayedResult()
    private let converter: Converter
    private let memoryMark: Readout
    private var fault: Int?

    init(_ calculator: Calculator) {
        converter = calculator.sheet.converter
        memoryMark = calculator.memoryMark
        switch converter.pad.phase {
        case .asked: shown.note(tr("Calculating: Escape stops it"))
        case .answered(_, .failure(let error)): show(error)
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
                    id: "category", name: tr("Category"), text: converter.first.category.name, tone: .dim),
                control: "next-category"),
            line(.first, "first", tr("First number"), tr("First unit")),
            line(.second, "second", tr("Second number"), tr("Second unit")),
            Line(
                leading: shown.mark.readout,
                trailing: Readout(id: "factor", name: tr("Factor"), text: converter.conversion.factor ?? "", tone: .dim)
            ),
            shown.detailLine(shown.mark == .error ? .bad : .dim),
        ]
    }

    /// The conversion as an expression, such as `5 mi to km`.
    var expression: Text {
        let conversion = converter.conversion
        let number = converter.pad.editor.text
        return number.isEmpty ? "" : number + " " + conversion.source.symbol + " to " + conversion.target.symbol
    }
}

extension ConverterDisplay {
    private func line(_ field: Field, _ id: Text, _ name: Text, _ unitName: Text) -> Line {
        let isActive = converter.active == field
        let isSource = converter.source == field
        let number =
            isSource
            ? Readout(
                id: id, name: name, text: converter.pad.editor.text,
                caret: converter.pad.editor.shown(fault: fault, isActive: isActive))
            : Readout(
                id: id, name: name, text: shown.text, tone: .answer,
                caret: Caret(position: shown.text.utf8.count, anchor: shown.text.utf8.count, isActive: isActive))
        return Line(
            leading: Readout(id: id + "-unit", name: unitName, text: converter[field].symbol), trailing: number,
            control: "field-" + id)
    }

    private mutating func show(_ outcome: Outcome?, _ calculator: Calculator) {
        guard let outcome else { return }
        if case .failure(let error) = outcome {
            // While an expression is typed it is not finished; but what is wrong with a number alone is wrong already.
            let isNumber = (try? Expression(converter.pad.editor.text))?.isNumber ?? false
            if outcome.isUnfinished || isNumber { shown.detail = error.message }
        } else if let term = outcome.term {
            shown.show(term.reading, row: calculator.shownRow)
            shown.show(calculator.formed, of: calculator.shownReading(of: term))
        }
    }

    /// The number stays in sight; the error stands below.
    private mutating func show(_ error: ExpressionError) {
        shown.note(error.message)
        shown.mark = .error
        fault = error.position
    }
}
