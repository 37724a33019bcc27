import Screens

extension Laps {
    /// The laps as a table, with the lap still open on top once there is one before it. O(1) in the number of laps.
    func table(elapsed: Int64) -> Table {
        Table(
            id: "laps", name: "Laps", columns: hasWords ? Self.columns + Self.wordColumns : Self.columns,
            openRow: openRow(elapsed: elapsed), rows: rows, footer: footer, isRanked: true)
    }

    /// The open lap: the time beyond the last total.
    func openLap(elapsed: Int64) -> Text {
        precision.text(of: elapsed - (finished.last?.mark ?? 0))
    }

    private static let columns = [
        Table.Column(id: "number", title: "Lap", isNumber: true),
        Table.Column(id: "lap", title: "Time"),
        Table.Column(id: "to-best", title: "To best"),
        Table.Column(id: "to-previous", title: "To previous"),
        Table.Column(id: "total", title: "Total"),
    ]

    private static let wordColumns = [
        Table.Column(id: "name", title: "Name", isWords: true),
        Table.Column(id: "note", title: "Note", isWords: true),
    ]

    private func openRow(elapsed: Int64) -> Table.Row? {
        guard let last = finished.last?.mark, elapsed > last else { return nil }
        let number = Text(decimal: Int64(finished.count + 1))
        let cells = [number, openLap(elapsed: elapsed), "", "", precision.text(of: elapsed)]
        return Table.Row(cells: hasWords ? cells + ["", ""] : cells, tag: .open)
    }

    /// Best, mean, spread and worst, once there are two laps to compare.
    private var footer: [Readout] {
        guard let last = finished.last?.mark, finished.count > 1 else { return [] }
        return [
            Readout(id: "best", name: "Best", text: precision.text(of: length(ofLap: best)), tone: .good),
            Readout(id: "mean", name: "Mean", text: precision.text(of: last / Int64(finished.count))),
            Readout(
                id: "spread", name: "Spread",
                text: precision.text(of: length(ofLap: worst).minus(length(ofLap: best)))),
            Readout(id: "worst", name: "Worst", text: precision.text(of: length(ofLap: worst)), tone: .bad),
        ]
    }
}
