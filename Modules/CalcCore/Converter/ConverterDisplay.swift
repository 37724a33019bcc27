import Screens

/// What stands on the display of the converter: the two numbers with their units, and how they relate.
struct ConverterDisplay: Sendable {
    /// Whether the number worked out is shown in full.
    private(set) var isExact = true
    /// An error or a hint in words; mostly empty.
    private(set) var status: Text = ""
    /// The number worked out.
    private(set) var result: Text = ""
    private let converter: Converter
    private let memoryMark: Readout
    private var fault: Int?
    private var mark = AccuracyMark.none
    private var detail: Text = ""

    init(_ calculator: Calculator) {
        converter = calculator.sheet.converter
        memoryMark = calculator.memoryMark
        switch converter.pad.phase {
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
                trailing: Readout(
                    id: "category", name: "Category", text: converter.first.category.name, tone: .dim),
                control: "next-category"),
            line(.first, "first", "First number", "First unit"),
            line(.second, "second", "Second number", "Second unit"),
            Line(
                leading: Readout(id: "mark", name: "Accuracy", text: mark.text, tone: mark.tone),
                trailing: Readout(id: "factor", name: "Factor", text: converter.conversion.factor ?? "", tone: .dim)),
            Line(
                trailing: Readout(id: "detail", name: "Detail", text: detail, tone: mark == .error ? .bad : .dim)),
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
                id: id, name: name, text: result, tone: .answer,
                caret: Caret(position: result.utf8.count, anchor: result.utf8.count, isActive: isActive))
        return Line(
            leading: Readout(id: id + "-unit", name: unitName, text: converter[field].symbol), trailing: number,
            control: "field-" + id)
    }

    private mutating func show(_ outcome: Outcome?, _ view: View, _ row: Outcome?) {
        guard let outcome else { return }
        if case .failure(let error) = outcome {
            // While an expression is typed it is not finished; but what is wrong with a number alone is wrong already.
            let isNumber = (try? Expression(converter.pad.editor.text))?.isNumber ?? false
            if outcome.isUnfinished || isNumber { detail = error.message }
            return
        }
        guard let reading = outcome.term?.reading else { return }
        (result, detail, isExact) = (reading.text, reading.detail, reading.isExact)
        switch row {
        case .digits(let row): (result, detail, isExact) = (row.text, row.label, false)
        case .failure(let error): detail = error.message
        default: break
        }
        mark = isExact ? .exact : .rounded
    }

    private mutating func show(_ error: ExpressionError) {
        note(error.message)
        mark = .error
        isExact = false
        fault = error.position
    }

    private mutating func note(_ words: Text) {
        status = words
        detail = words
    }
}
