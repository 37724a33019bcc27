import Screens

extension Layout {
    /// The table and its footer, if there are any.
    func tableParts() -> [Part] {
        guard let table = drawnTable, let part = tablePart(table) else { return [] }
        return [part] + (table.footer.isEmpty ? [] : [footerPart(table)])
    }

    /// The headings and as many rows as there is room for; nil where not even two columns fit.
    private func tablePart(_ table: Table) -> Part? {
        let room = size.columns - 2 * inset
        let visible = rows(of: table, count: size.rows)
        guard let columns = columns(of: table, showing: visible, in: room) else { return nil }
        let widths = widths(of: columns, in: table, showing: visible)
        return Part(width: spread(widths), height: 2, grows: true) { picture, area in
            let places = places(of: widths, in: area.columns)
            for (index, column) in columns.enumerated() {
                put(table.columns[column].title.string, .dim, index, places, area.rows.lowerBound, on: &picture)
            }
            for (offset, row) in rows(of: table, count: area.rows.count - 1).enumerated() {
                draw(row, columns, places, row: area.rows.lowerBound + 1 + offset, on: &picture)
            }
        }
    }

    /// The rows from the one scrolled to, the open one first. O(count).
    private func rows(of table: Table, count: Int) -> [Table.Row] {
        let first = min(view.scrolled, max(table.count - count, 0))
        return (first..<min(first + count, table.count)).map { index in
            guard let open = table.openRow else { return table.rows[index] }
            return index == 0 ? open : table.rows[index - 1]
        }
    }

    /// The rows of the table, or of the list of keys, that can be scrolled away at most.
    var mostScrolled: Int {
        let count = view.showsHelp ? helpCount : drawnTable.map { $0.count } ?? 0
        return max(count - 1, 0)
    }

    /// The columns that fit: those before the last go first, then the last, but never the first two.
    private func columns(of table: Table, showing rows: [Table.Row], in room: Int) -> [Int]? {
        var columns = Array(table.columns.indices)
        while spread(widths(of: columns, in: table, showing: rows)) > room {
            guard columns.count > 2 else { return nil }
            columns.remove(at: columns.count > 3 ? columns.count - 2 : columns.count - 1)
        }
        return columns
    }

    private func widths(of columns: [Int], in table: Table, showing rows: [Table.Row]) -> [Int] {
        columns.map { column in
            rows.map { cell($0, column).columns + (column == 0 ? tagWidth($0) : 0) }
                .reduce(table.columns[column].title.columns, max)
        }
    }

    /// The columns that cells of these widths need in one row.
    private func spread(_ widths: [Int]) -> Int {
        widths.reduce(0, +) + 2 * (widths.count - 1)
    }

    /// Where each column stands, with the free room shared among the gaps.
    private func places(of widths: [Int], in columns: Range<Int>) -> [Range<Int>] {
        let gaps = widths.count - 1
        let free = columns.count - widths.reduce(0, +)
        var left = columns.lowerBound
        return widths.enumerated().map { index, width in
            defer { left += width + free * (index + 1) / max(gaps, 1) - free * index / max(gaps, 1) }
            return left..<(left + width)
        }
    }

    private func draw(
        _ row: Table.Row, _ columns: [Int], _ places: [Range<Int>], row line: Int, on picture: inout Picture
    ) {
        let isOpen = row.tag == .open
        for (index, column) in columns.enumerated() {
            let style = isOpen ? Style(color: .accent) : index == 1 ? .bold : .plain
            put(cell(row, column), style, index, places, line, on: &picture)
        }
        guard let word = row.tag?.word, let first = places.first else { return }
        let style = Style(color: row.tag == .best ? .good : .bad)
        picture.put(word.string, row: line, column: first.lowerBound + cell(row, 0).columns + 1, style)
    }

    /// Puts a cell: the first column from the left, the others up to their right edge.
    private func put(
        _ text: String, _ style: Style, _ index: Int, _ places: [Range<Int>], _ line: Int, on picture: inout Picture
    ) {
        if index == 0 {
            picture.put(text, row: line, column: places[0].lowerBound, style)
        } else {
            picture.put(text, row: line, before: places[index].upperBound, style)
        }
    }

    private func cell(_ row: Table.Row, _ column: Int) -> String {
        row.cells.indices.contains(column) ? numbers.drawn(row.cells[column]) : ""
    }

    private func tagWidth(_ row: Table.Row) -> Int {
        row.tag?.word.map { $0.columns + 1 } ?? 0
    }
}

extension Layout {
    /// The figures over all rows, in one row from edge to edge.
    private func footerPart(_ table: Table) -> Part {
        let texts = table.footer.map { ($0.name.string + " ", numbers.drawn($0.text)) }
        let widths = texts.map { $0.0.columns + $0.1.columns }
        return Part(width: spread(widths), height: 1) { picture, area in
            for (text, place) in zip(texts, places(of: widths, in: area.columns)) {
                picture.put(text.0, row: area.rows.lowerBound, column: place.lowerBound, .dim)
                picture.put(text.1, row: area.rows.lowerBound, before: place.upperBound, .bold)
            }
        }
    }
}

extension Table {
    /// The number of rows, the open one included.
    fileprivate var count: Int { rows.count + (openRow == nil ? 0 : 1) }
}
