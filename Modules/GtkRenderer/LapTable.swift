import GtkKit
import Screens

/// The laps: headings, the open lap, the finished ones of which only those in sight are widgets, and the figures over
/// all of them at the foot.
@MainActor
final class LapTable {
    let root: Box
    private let heads = LapRow(class: "lap-heads")
    private let openRow = LapRow(class: "lap-row", isRunning: true)
    private let list: ListView<LapRow>
    private let scroller: Scroller
    private let footer = LapFooter()
    private let shown = Shown()

    /// What the list's rows are filled from.
    private final class Shown {
        var rows: [Table.Row] = []
        var widths: [Int] = []
        var isWide = false
        var basis: Basis?
    }

    /// All that the widths depend on, beside the finished laps.
    private struct Basis: Equatable {
        var fontSize: Double
        var isWide: Bool
        var openRow: [String]
    }

    init() {
        let shown = shown
        list = ListView(class: "lap-list") {
            let row = LapRow(class: "lap-row")
            return (row, row.root)
        } fill: { row, position in
            if position < shown.rows.count {
                row.show(shown.rows[position], widths: shown.widths, isWide: shown.isWide)
            }
        }
        openRow.root.setClass("open")
        scroller = Scroller(.upAndDown, list)
        scroller.expand(vertically: true)
        root = Box(.column, [Box(.column, class: "laps", [heads.root, openRow.root, scroller]), footer.root])
    }

    /// Whether there is a finished lap to show.
    var hasRows: Bool { !shown.rows.isEmpty }

    /// Shows a table: a tick changes the open row alone. A lap that comes or goes costs O(laps) to find the widths, and
    /// so does an open lap that becomes a digit longer.
    func show(_ table: Table, isWide: Bool) {
        openRow.root.isVisible = table.openRow != nil
        let basis = Basis(
            fontSize: openRow.root.fontSize, isWide: isWide,
            openRow: table.openRow?.cells.map { TimeCell.widest($0.drawn) } ?? [])
        let isLaidOut = basis == shown.basis
        (shown.basis, shown.isWide) = (basis, isWide)
        if !isLaidOut || table.rows != shown.rows { showFinished(table) }
        if let row = table.openRow { openRow.show(row, widths: shown.widths, isWide: isWide) }
    }

    /// The rows of the first picture. GTK makes widgets for some 200 rows, in sight or not; so the others come after it.
    private static let atFirst = 20

    private func fill() {
        let isFirst = list.count == 0 && shown.rows.count > Self.atFirst
        list.setCount(isFirst ? Self.atFirst : shown.rows.count)
        list.refresh()
        if isFirst { MainLoop.afterPicture { [weak self] in self?.fillRest() } }
    }

    private func fillRest() {
        list.setCount(shown.rows.count)
        list.refresh()
        list.scrollToTop()
    }

    private func showFinished(_ table: Table) {
        let isAtTop = scroller.isAtTop
        let heads = Table.Row(cells: table.columns.map { $0.title })
        shown.rows = table.rows
        let rows = table.rows + [table.openRow].compactMap { $0 }
        shown.widths = zip(self.heads.widths(of: [heads]), openRow.widths(of: rows)).map { max($0, $1) }
        list.spokenName = table.name.string
        fill()
        self.heads.show(heads, widths: shown.widths, isWide: shown.isWide)
        footer.show(table.footer)
        // Else GTK keeps the row that was on top where it was, with the new one out of sight above it.
        if isAtTop { list.scrollToTop() }
    }
}
