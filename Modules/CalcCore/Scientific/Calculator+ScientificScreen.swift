import Screens

extension Calculator {
    /// What the scientific mode shows.
    var scientificScreen: Screen {
        let display = PadDisplay(self)
        let (shown, hidden) =
            view.isSecondPage
            ? (ScientificKeypad.otherPage, ScientificKeypad.firstPage)
            : (ScientificKeypad.firstPage, ScientificKeypad.otherPage)
        return Screen(
            app: "calculator", title: mode.title,
            facts: facts(isExact: display.shown.isExact, status: display.shown.status),
            display: display.lines,
            grids: [
                Grid(columns: 5, controls: controls(ScientificKeypad.choices)),
                Grid(columns: 5, controls: controls(shown), otherPage: controls(hidden)),
                Grid(columns: 5, controls: controls(ScientificKeypad.figures)),
            ],
            commands: controls(
                CommonKeypad.steps + CommonKeypad.modes + CommonKeypad.digits.dropFirst() + CommonKeypad.memory
                    + CommonKeypad.caret),
            table: historyTable, panes: [namesTable])
    }

    /// The variables and functions of the user, by name.
    private var namesTable: Table {
        Table(
            id: "names", name: tr("Names"),
            columns: [Table.Column(id: "name", title: tr("Name")), Table.Column(id: "meaning", title: tr("Meaning"))],
            rows: sheet.definitions.shown.map { Table.Row(cells: [$0.name, $0.meaning]) }, isDrawn: false)
    }
}
