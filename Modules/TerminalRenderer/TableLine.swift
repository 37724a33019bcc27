import Screens

/// A row of a table, or its headings, as it is drawn.
struct TableLine {
    /// The texts of all columns.
    private let cells: [String]
    /// The word beside the first cell, with its colour; none on most rows.
    private var tag: String?
    private var tagColor = Style.Color.plain
    /// The style of most cells.
    private var style = Style.plain
    /// The style of the second column, the figure that matters.
    private var mainStyle = Style.bold

    /// Whether the row is the selected one.
    private var isSelected = false

    /// The headings.
    init(headings columns: [Table.Column]) {
        cells = columns.map { $0.title.string }
        style = .dim
        mainStyle = .dim
    }

    /// A row, its numbers in a style. The open one is set apart by its colour and its place on top, the selected one by its
    /// weight and a sign before it.
    init(_ row: Table.Row, of columns: [Table.Column], _ numbers: NumberStyle, isSelected: Bool) {
        self.isSelected = isSelected
        cells = zip(columns, row.cells).map { $0.isVerbatim ? $1.string : numbers.drawn($1) }
        tag = row.tag?.word?.string
        tagColor = row.tag == .best ? .good : .bad
        if row.tag == .open {
            style = Style(color: .accent)
            mainStyle = style
        }
        if isSelected {
            (style, mainStyle) = (Style(weight: .bold, color: .accent), Style(weight: .bold, color: .accent))
        }
    }

    /// The columns of the terminal that a cell takes, its tag included.
    func width(ofColumn column: Int) -> Int {
        guard cells.indices.contains(column) else { return 0 }
        return cells[column].columns + (column == 0 ? tag.map { $0.columns + 1 } ?? 0 : 0)
    }

    /// Draws some of the columns at their places: the first from the left, the others up to their right edge.
    func draw(_ columns: [Int], at places: [Range<Int>], row: Int, on picture: inout Picture) {
        if isSelected, let first = places.first { picture.put("▸", row: row, column: first.lowerBound - 1, style) }
        for (column, place) in zip(columns, places) where cells.indices.contains(column) {
            let style = column == 1 ? mainStyle : style
            if column == 0 {
                picture.put(cells[0], row: row, column: place.lowerBound, style)
                picture.put(
                    tag ?? "", row: row, column: place.lowerBound + cells[0].columns + 1, Style(color: tagColor))
            } else {
                picture.put(cells[column], row: row, before: place.upperBound, style)
            }
        }
    }
}
