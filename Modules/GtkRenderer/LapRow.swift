import GtkKit
import Screens

/// A row of the laps: number and tag, time, difference to the best, total. The headings are such a row too.
@MainActor
final class LapRow {
    let root: Box
    private let number = Inscription(class: "number", alignment: 0)
    private let tag = Label(class: "tag")
    private let cells: [Inscription]

    /// The columns drawn after the number, by their places in the table, with their classes. The difference to the lap
    /// before has no room in a narrow window.
    private static let columns = [(place: 1, class: "lap"), (place: 2, class: "dim"), (place: 4, class: "dim")]
    /// The width of the number and the tag, in the font's own size.
    private static let numberWidth = 5.4

    init(class name: String) {
        tag.align(vertically: .center)
        cells = Self.columns.map { Inscription(class: $0.class, alignment: 1) }
        root = Box(.row, spacing: 8, class: name, [Box(.row, [number, tag])] + cells)
        for cell in cells { cell.expand(horizontally: true) }
    }

    /// Shows a row of a table in columns of these widths.
    func show(_ row: Table.Row, widths: [Int]) {
        number.text = row.cells[0].drawn
        for (cell, column) in zip(cells, Self.columns) { cell.text = row.cells[column.place].drawn }
        show(row.tag)
        for (cell, width) in zip(cells, widths) { cell.setSize(width: width, height: -1) }
    }

    /// The widths that show every one of these rows in full.
    func widths(of rows: [Table.Row]) -> [Int] {
        zip(cells, Self.columns).map { cell, column in
            let texts = rows.map { TimeCell.widest($0.cells[column.place].drawn) }
            return Set(texts).map { cell.width(of: $0, []) }.max() ?? 0
        }
    }

    private func show(_ tag: Table.Tag?) {
        self.tag.isVisible = tag == .best || tag == .worst
        self.tag.setClass("best", tag == .best)
        self.tag.setClass("worst", tag == .worst)
        self.tag.text = tag == .best ? "best" : tag == .worst ? "worst" : ""
        let numberWidth = Int(Self.numberWidth * number.fontSize)
        number.setSize(width: self.tag.isVisible ? -1 : numberWidth, height: -1)
    }
}
