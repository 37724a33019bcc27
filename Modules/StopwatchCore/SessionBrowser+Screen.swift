import Screens

extension Stopwatches {
    /// Shows the list of earlier sessions in place of the laps. The search is the entry; the time stays in sight.
    func show(_ browser: SessionBrowser, on screen: inout Screen) {
        screen.title = tr("Earlier sessions")
        screen.entry = Entry(id: "search", name: tr("Search"), text: browser.search)
        screen.grids = []
        screen.table = browser.table(settings.precision)
        screen.commands = browser.commands
        screen.hint = browser.hint
    }
}

extension SessionBrowser {
    /// The sessions found, the latest first.
    fileprivate func table(_ precision: Precision) -> Table {
        let found = found
        return Table(
            id: "sessions", name: tr("Earlier sessions"),
            columns: [
                Table.Column(id: "begun", title: tr("Begun"), isVerbatim: true),
                Table.Column(id: "elapsed", title: tr("Time")),
                Table.Column(id: "laps", title: tr("Laps"), isNumber: true),
                Table.Column(id: "watch", title: tr("Watch"), isVerbatim: true),
                Table.Column(id: "name", title: tr("Name"), isWords: true),
            ],
            rows: found.map { $0.row(precision) }, selection: found.isEmpty ? nil : selection)
    }

    fileprivate var commands: [Control] {
        let isAny = selected != nil
        return [
            .command("accept", tr("Open"), key: "Enter", isEnabled: isAny),
            .command("dismiss", tr("Back"), key: "Escape"),
            .command("previous-row", tr("Select the session above"), key: "Up", isEnabled: selection > 0),
            .command("next-row", tr("Select the session below"), key: "Down", isEnabled: selection + 1 < found.count),
            .command("rename", tr("Name the session"), key: "F2", isEnabled: isAny),
            .command("delete-session", tr("Delete the session"), key: "Delete", isEnabled: isAny),
            .command("undo", tr("Undo"), key: "Ctrl+Z", isEnabled: !deleted.isEmpty),
        ]
    }

    fileprivate var hint: Text {
        guard let sessions, found.isEmpty else { return "" }
        return sessions.isEmpty ? tr("There are no earlier sessions: a reset keeps one") : tr("No session is found")
    }
}

extension Session {
    fileprivate func row(_ precision: Precision) -> Table.Row {
        Table.Row(cells: [
            date, precision.text(of: elapsed), Text(decimal: Int64(laps.count)), watchTitle, name.printable,
        ])
    }
}
