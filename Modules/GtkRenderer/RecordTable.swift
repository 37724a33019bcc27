import GtkKit
import Loop
import Screens

/// A table: headings, the row that still grows, the finished ones of which only those in sight are widgets, and the figures
/// over all of them at the foot.
@MainActor
final class RecordTable {
    let root: Box
    private let heads: RecordRow
    /// An empty row under the headings, for the sizes of letters: what is not seen has none.
    private let ruler: RecordRow
    private let ground = Canvas(.picture, class: "ground", draw: { _ in })
    private let openRow: RecordRow
    private let list: ListView<RecordRow>
    private let scroller: Scroller
    private let footer = LapFooter()
    private let shown = Shown()

    /// What the list's rows are filled from.
    private final class Shown {
        var rows: [Table.Row] = []
        var columns: [Table.Column] = []
        var widths = ColumnWidths()
        var isWide = false
        var selection: Int?
        var basis: Basis?
    }

    /// All that the finished rows' look depends on, beside themselves.
    private struct Basis: Equatable {
        var fontSize: Double
        var isWide: Bool
        var columns: [Table.Column]
    }

    /// A table of this look. A click on a finished row chooses it; the other button of the pointer opens the menu of what
    /// can be done with it.
    init(look: TableLook, menu: @escaping @MainActor () -> Menu, press: Emitter<UserInput>) {
        let shown = shown
        heads = RecordRow(class: "lap-heads", look: look)
        ruler = RecordRow(class: "lap-row", look: look)
        openRow = RecordRow(class: "lap-row", look: look, isRunning: true)
        list = ListView(class: "lap-list") {
            let row = RecordRow(class: "lap-row", look: look)
            return (row, row.root)
        } fill: { row, position in
            if position < shown.rows.count {
                row.show(
                    shown.rows[position], of: shown.columns, widths: shown.widths.all, isWide: shown.isWide,
                    isSelected: position == shown.selection)
            }
        }
        list.onClick {
            press.emit(.selectRow($0))
        } menu: {
            menu()
        }
        openRow.root.setClass("open")
        scroller = Scroller(.upAndDown, list)
        scroller.expand(vertically: true)
        ruler.root.setSilent()
        let top = Overlay(heads.root, over: ruler.root)
        top.spokenName = local(tr("Headings"))
        root = Box(.column, [ground, Box(.column, class: "laps", [top, openRow.root, scroller]), footer.root])
    }

    /// Whether there is a finished row to show.
    var hasRows: Bool { !shown.rows.isEmpty }

    /// Calls the handler when a layout has given it another width, the first time too: only then have its letters their
    /// size, and it is to be shown again.
    func onResize(_ handler: @escaping @MainActor () -> Void) {
        ground.onResize(handler)
    }

    /// Shows a table: a tick changes the open row alone. A row that comes or goes costs O(rows) to find the widths.
    func show(_ table: Table, isWide: Bool) {
        openRow.root.isVisible = table.openRow != nil
        let basis = Basis(fontSize: ruler.fontSize, isWide: isWide, columns: table.columns)
        let isNew = basis != shown.basis || table.rows != shown.rows
        let selection = shown.selection
        shown.selection = table.selection
        if isNew { take(table, basis) }
        if shown.widths.makeRoom(for: table.openRow, row: openRow) || isNew {
            showFinished(table)
        } else if table.selection != selection {
            list.refresh()
        }
        if let row = table.selection, row != selection { list.scroll(to: row) }
        if let row = table.openRow { openRow.show(row, of: table.columns, widths: shown.widths.all, isWide: isWide) }
    }

    private func take(_ table: Table, _ basis: Basis) {
        (shown.basis, shown.rows) = (basis, table.rows)
        (shown.columns, shown.isWide) = (basis.columns, basis.isWide)
        shown.widths.measure(table, headings: heads, row: openRow)
    }

    /// The rows of the first picture. GTK makes widgets for some 200 rows, in sight or not; so the others come after it.
    private static let atFirst = 8

    private func fill() {
        let isFirst = list.count == 0 && shown.rows.count > Self.atFirst
        list.setCount(isFirst ? Self.atFirst : shown.rows.count)
        list.refresh()
        if isFirst { MainLoop.afterPicture { [weak self] in self?.fillRest() } }
    }

    private func fillRest() {
        list.setCount(shown.rows.count)
        list.refresh()
        list.scroll(to: 0)
    }

    private func showFinished(_ table: Table) {
        let isAtTop = scroller.isAtTop
        list.spokenName = table.name.string
        fill()
        heads.show(
            table.headings, of: table.columns.filter { !$0.isWords }, widths: shown.widths.all, isWide: shown.isWide)
        footer.show(table.footer)
        // Else GTK keeps the row that was on top where it was, with the new one out of sight above it.
        if isAtTop { list.scroll(to: 0) }
    }
}
