import GtkKit
import Loop
import Screens

/// The lines of the display, in one column on the right; marks in a gutter on the left. The last line has room for what
/// leads to more of the result.
@MainActor
final class CalculatorDisplay {
    let root = Box(.column, class: "display")
    private let press: Emitter<UserInput>
    private let status: StatusRow
    private var rows: [any DisplayRow] = []
    private var kinds: [DisplayRowKind] = []

    init(press: Emitter<UserInput>) {
        self.press = press
        status = StatusRow(press: press)
        root.append(status.root)
    }

    /// Where the result stands; nil while nothing is shown.
    var result: Widget? {
        zip(kinds, rows).first { $0.0 == .answer }?.1.root ?? rows.last?.root
    }

    /// Shows a screen's display.
    func show(_ screen: Screen) {
        guard let last = screen.display.last else { return }
        let lines = screen.display.dropLast()
        let kinds = lines.map { DisplayRowKind($0) }
        if kinds != self.kinds { build(kinds) }
        for (row, line) in zip(rows, lines) { row.show(line) }
        status.show(last)
        status.showWords(screen.words("status") != "")
        status.show(links: screen.waysToMore)
    }

    private func build(_ kinds: [DisplayRowKind]) {
        for row in rows { root.remove(row.root) }
        root.remove(status.root)
        rows = kinds.map { row($0) }
        self.kinds = kinds
        for row in rows { root.append(row.root) }
        root.append(status.root)
    }

    private func row(_ kind: DisplayRowKind) -> any DisplayRow {
        switch kind {
        case .edited: EditedRow(isEdited: true, press: press)
        case .sum: EditedRow(isEdited: false, press: press)
        case .answer: AnswerRow()
        case .value: ValueRow(press: press)
        case .note: NoteRow()
        }
    }
}

extension FontSteps {
    /// The line above the answer has one size.
    static let line = FontSteps(scales: [1])
    /// An expression: 24, 20 and 17 pixels.
    static let expression = FontSteps(scales: [1.64, 1.36, 1.16])
    /// One of several values: 18, 15, 13 and 12 pixels.
    static let value = FontSteps(scales: [1.23, 1.02, 0.89, 0.82])
}

extension Label {
    /// Shows a readout, if there is one.
    func show(_ readout: Readout?) {
        guard let readout else { return }
        spokenName = readout.name.string
        let styled = windowNumbers.styled(readout)
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

    /// The controls that lead to more digits of the result and back, as far as there are any.
    fileprivate var waysToMore: [Control] {
        ["fewer-digits", "more-digits"].compactMap { control(id: $0) }.filter { $0.isEnabled }
    }
}
