import Screens

/// How wide the columns of a table are, in pixels: each as its widest cell, that of the row which still grows included.
@MainActor
struct ColumnWidths {
    /// The widths, in the order of the row's widgets.
    private(set) var all: [Int] = []
    private var finished: [Int] = []
    /// The texts that the growing row was measured with.
    private var openTexts: [String]?

    /// Measures the headings and the finished rows, each in a row of its kind. O(rows).
    mutating func measure(_ table: Table, headings: RecordRow, row: RecordRow) {
        finished = Self.widest(headings.widths(of: [table.headings]), row.widths(of: table.rows))
        openTexts = nil
    }

    /// Makes room for the row that grows, which is measured where its texts became longer or shorter. The result is
    /// whether that changes the columns.
    mutating func makeRoom(for open: Table.Row?, row: RecordRow) -> Bool {
        let texts = open?.cells.map { TimeCell.widest($0.drawn) } ?? []
        if texts == openTexts { return false }
        openTexts = texts
        let before = all
        all = Self.widest(finished, row.widths(of: open.map { [$0] } ?? []))
        return all != before
    }

    private static func widest(_ widths: [Int], _ others: [Int]) -> [Int] {
        zip(widths, others).map { max($0, $1) }
    }
}

extension Table {
    /// The headings as a row.
    var headings: Row { Row(cells: columns.map { $0.title }) }
}
