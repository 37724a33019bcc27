import Screens

extension Calculator {
    /// What the converter shows.
    var converterScreen: Screen {
        let display = ConverterDisplay(self)
        var screen = Screen(
            app: "calculator", title: mode.title,
            facts: facts(isExact: display.shown.isExact, status: display.shown.status) + [
                Fact("line", display.expression), Fact("result", display.shown.text),
            ],
            display: display.lines, grids: [Grid(columns: 4, controls: controls(ConverterKeypad.figures))],
            commands: controls(
                CommonKeypad.steps + CommonKeypad.modes + CommonKeypad.digits + ConverterKeypad.commands
                    + CommonKeypad.memory + CommonKeypad.caret + ConverterKeypad.categories
                    + ConverterKeypad.units(of: sheet.converter.first.categoryPlace)),
            table: historyTable, panes: [unitsTable])
        if let search = view.asked?.search { show(search, on: &screen) }
        return screen
    }

    /// The units of the category, that of the active field selected.
    private var unitsTable: Table {
        let unit = sheet.converter[sheet.converter.active]
        return Table(
            id: "units", name: tr("Units"),
            columns: [
                Table.Column(id: "unit", title: tr("Unit"), isVerbatim: true),
                Table.Column(id: "name", title: tr("Name")),
            ],
            rows: unit.category.units.map { Table.Row(cells: [$0.symbol, $0.name]) }, selection: unit.place,
            isDrawn: false)
    }

    /// The list of units in place of the keys; the numbers stay in sight.
    private func show(_ search: UnitSearch, on screen: inout Screen) {
        screen.entry = Screens.Entry(id: "search", name: tr("Search units"), text: search.text)
        screen.grids = []
        screen.panes = []
        screen.commands = controls(CommonKeypad.entry + ConverterKeypad.rows)
        screen.table = Table(
            id: "units", name: tr("Units"),
            columns: [
                Table.Column(id: "unit", title: tr("Unit"), isVerbatim: true),
                Table.Column(id: "name", title: tr("Name")),
                Table.Column(id: "category", title: tr("Category")),
            ],
            rows: search.found.map { Table.Row(cells: [$0.symbol, $0.name, $0.category.name]) },
            selection: search.selected == nil ? nil : search.selection)
        if search.found.isEmpty { screen.hint = tr("No unit is found") }
    }
}
