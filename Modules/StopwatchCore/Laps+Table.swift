import Screens

extension Laps {
    /// The laps as a table, with the lap still open on top once there is one before it. O(1) in the number of laps.
    func table(elapsed: Int64) -> Table {
        Table(
            id: "laps", name: tr("Laps"), columns: hasWords ? Self.columns + Self.wordColumns : Self.columns,
            openRow: openRow(elapsed: elapsed), rows: rows, footer: footer, isRanked: true)
    }

    /// The open lap: the time beyond the last total.
    func openLap(elapsed: Int64) -> Text {
        precision.text(of: elapsed - (finished.last?.mark ?? 0))
    }

    private static let columns = [
        Table.Column(id: "number", title: tr("Lap"), isNumber: true),
        Table.Column(id: "lap", title: tr("Time")),
        Table.Column(id: "to-best", title: tr("To best")),
        Table.Column(id: "to-previous", title: tr("To previous")),
        Table.Column(id: "total", title: tr("Total")),
    ]

    private static let wordColumns = [
        Table.Column(id: "name", title: tr("Name"), isWords: true),
        Table.Column(id: "note", title: tr("Note"), isWords: true),
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
            Readout(id: "best", name: tr("Best"), text: precision.text(of: length(ofLap: best)), tone: .good),
            Readout(id: "mean", name: tr("Mean"), text: precision.text(of: last / Int64(finished.count))),
            Readout(
                id: "spread", name: tr("Spread"),
                text: precision.text(of: length(ofLap: worst).minus(length(ofLap: best)))),
            Readout(id: "worst", name: tr("Worst"), text: precision.text(of: length(ofLap: worst)), tone: .bad),
        ]
    }
}
