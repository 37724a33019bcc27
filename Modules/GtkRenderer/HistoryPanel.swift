import GtkKit
import Loop
import Screens

/// The history: what is looked for in it, its calculations newest first, of which only those in sight are widgets, and what
/// can be done with all of them.
@MainActor
final class HistoryPanel {
    let root: Box
    private let entry: EntryRow
    private let note = Label(class: "hint")
    private let list: ListView<HistoryRow>
    private let keys: Keypad
    private let shown = Shown()
    private let press: Emitter<UserInput>

    /// What the rows of the list are filled from.
    private final class Shown {
        var rows: [Table.Row] = []
        var selection: Int?
        var isAsked = false
        /// How many rows there were when more of them were asked for.
        var asked = -1
    }

    /// From so many rows before the last one more are asked for. GTK makes widgets for some 200 rows, in sight or not.
    private static let margin = 250

    init(press: Emitter<UserInput>) {
        let shown = shown
        self.press = press
        entry = EntryRow(press: press)
        keys = Keypad(class: "keys", spacing: 6, at: .up, press: press)
        list = ListView(class: "history-list") {
            let row = HistoryRow { Self.choose($0, by: $1 == 0 ? "use-expression" : "accept", shown, press) }
            return (row, row.root)
        } fill: { row, position in
            guard position < shown.rows.count else { return }
            row.show(shown.rows[position], at: position, isSelected: position == shown.selection)
            Self.askForMore(near: position, shown, press)
        }
        let menu = Menu([
            [
                Menu.Entry(local(tr("Use the result")), action: "win.accept"),
                Menu.Entry(local(tr("Use the expression")), action: "win.use-expression"),
                Menu.Entry(local(tr("Delete the record")), action: "win.delete-record"),
            ]
        ])
        list.onMenu {
            Self.choose($0, by: nil, shown, press)
        } menu: {
            menu
        }
        list.nameRows { $0 < shown.rows.count ? shown.rows[$0].cells.map { $0.drawn }.joined(separator: " = ") : "" }
        note.wraps = true
        let scroller = Scroller(.upAndDown, list)
        scroller.expand(horizontally: true, vertically: true)
        root = Box(.column, class: "history", [entry.root, note, scroller, keys.root])
        root.expand(horizontally: true, vertically: true)
    }

    /// Shows the history of a screen.
    func show(_ screen: Screen) {
        guard let table = screen.table, table.id == "history" else { return }
        entry.show(screen.entry)
        shown.isAsked = screen.entry != nil
        note.isVisible = table.rows.isEmpty
        note.text = screen.hint.isEmpty ? local(tr("Nothing has been calculated yet")) : screen.hint.string
        let ids: [Text] = shown.isAsked ? ["dismiss", "history-clear"] : ["history", "history-clear"]
        keys.show(Grid(columns: 2, controls: ids.compactMap { screen.control(id: $0) }))
        show(table)
        if shown.asked < 0 { Self.askForMore(near: 0, shown, press) }
    }

    /// Nobody looks through it any more: the next time the keyboard goes to the search again.
    func leave() {
        entry.show(nil)
        shown.isAsked = false
    }

    private func show(_ table: Table) {
        let (before, selection) = (shown.rows, shown.selection)
        (shown.rows, shown.selection) = (table.rows, table.selection)
        list.spokenName = table.name.string
        if before != table.rows {
            let isContinued = !before.isEmpty && before.first == table.rows.first
            list.setCount(table.rows.count, atEnd: isContinued)
            list.refresh()
            if !isContinued { list.scroll(to: 0) }
        } else if selection != table.selection {
            list.refresh()
        }
        if let row = table.selection, row != selection { list.scroll(to: row) }
    }

    /// Selects a row, looking for one if nobody is yet, and presses what takes it.
    private static func choose(_ row: Int, by control: Text?, _ shown: Shown, _ press: Emitter<UserInput>) {
        if !shown.isAsked { press.emit(.press("history", at: MainLoop.time.now)) }
        press.emit(.selectRow(row))
        if let control { press.emit(.press(control, at: MainLoop.time.now)) }
    }

    /// Asks for the rows behind the last one, once for each end that comes near.
    private static func askForMore(near position: Int, _ shown: Shown, _ press: Emitter<UserInput>) {
        guard position + margin > shown.rows.count, shown.asked != shown.rows.count else { return }
        shown.asked = shown.rows.count
        MainLoop.afterPicture { press.emit(.press("history-more", at: MainLoop.time.now)) }
    }
}
