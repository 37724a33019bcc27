import Screens

/// The list of the history, in which a record is looked for.
struct HistoryPage: Hashable, Sendable {
    /// What is looked for.
    var text = Text()
    /// The row that is selected, the newest record found being 0.
    var selection = 0

    /// How many rows are asked for at once: more than any screen shows.
    static let length = 500
}

/// Which records of earlier runs of the program are wanted: those before so many that are known.
public struct EarlierRecords: Hashable, Sendable {
    /// How many are known, the newest of them.
    public let known: Int
}

extension Calculator {
    /// The records of earlier runs that are wanted now; nil if none are. They are asked for in pages, as far as somebody
    /// looks back, and the answer is `Command.earlier`.
    public var earlierRecords: EarlierRecords? {
        guard records.hasMore, !recordsShown.hidesEarlier, historyRows.rows.count < view.wantedRows else { return nil }
        return EarlierRecords(known: -records.start)
    }

    /// Whether there is anything in the history, known or not.
    var hasHistory: Bool {
        recordsShown.count(from: records.start) > 0 || (records.hasMore && !recordsShown.hidesEarlier)
    }

    mutating func follow(_ command: HistoryCommand) {
        switch command {
        case .forget(let index): recordsShown.place(index, from: records.start).map { forget($0) }
        case .forgetAll:
            if !hasHistory { return }
            change { sheet in
                sheet.recordsShown.forgetAll()
                return ""
            }
        case .more: wantRows(historyRows.rows.count + HistoryPage.length)
        }
    }

    /// Takes the record at a place out.
    mutating func forget(_ place: Int) {
        change { sheet in
            sheet.recordsShown.forget(place)
            return ""
        }
    }

    /// Writes the record at a place.
    mutating func recall(_ place: Int, _ part: RecordPart) {
        let record = records[place]
        let name: Text = place < 0 ? "h_" + Text(decimal: Int64(-place)) : "h" + Text(decimal: Int64(place + 1))
        change { $0.recall(record, part, named: name) }
    }

    /// Has so many rows of the history come, if there are.
    mutating func wantRows(_ count: Int) {
        if records.hasMore { view.wantedRows = max(view.wantedRows, count) }
    }
}

extension Calculator {
    /// The place of the record selected on the page; nil where there is none.
    var selectedPlace: Int? {
        guard let page = view.asked?.history, historyRows.places.indices.contains(page.selection) else { return nil }
        return historyRows.places[page.selection]
    }

    /// Selects a row of the page, or the nearest there is, and asks for more rows in time.
    mutating func selectRecord(_ row: Int) {
        view.asked?.history?.selection = max(0, min(row, historyRows.rows.count - 1))
        if row + HistoryPage.length / 2 > historyRows.rows.count { wantRows(row + HistoryPage.length) }
    }

    /// Writes the record selected, and leaves the page.
    mutating func recallSelected(_ part: RecordPart) {
        guard let place = selectedPlace else { return }
        view.asked = nil
        recall(place, part)
    }

    /// The history; it waits in a pane of its own.
    var historyTable: Table {
        Table(
            id: "history", name: tr("History"),
            columns: [
                Table.Column(id: "expression", title: tr("Expression")),
                Table.Column(id: "result", title: tr("Result")),
            ],
            rows: historyRows.rows, isDrawn: false)
    }

    /// The page of the history in place of the keys; the numbers stay in sight.
    func show(_ page: HistoryPage, on screen: inout Screen) {
        screen.entry = Screens.Entry(id: "search", name: tr("Search the history"), text: page.text)
        screen.grids = []
        screen.panes = []
        screen.commands = controls(CommonKeypad.records + CommonKeypad.steps)
        screen.table?.isDrawn = true
        screen.table?.selection = selectedPlace == nil ? nil : page.selection
        if historyRows.rows.isEmpty {
            screen.hint = page.text.isEmpty ? tr("Nothing has been calculated yet") : tr("No record is found")
        }
    }
}
