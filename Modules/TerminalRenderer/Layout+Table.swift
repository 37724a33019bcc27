import Screens

extension Layout {
    /// The table and its footer, if there are any.
    func tableParts() -> [Part] {
        guard let table = drawnTable, let part = tablePart(table) else { return [] }
        return [part] + (table.footer.isEmpty ? [] : [footerPart(table)])
    }

    /// The headings and as many rows as there is room for; nil where not even two columns fit.
    ///
    /// The time it takes depends on the rows of the terminal, not on those of the table.
    private func tablePart(_ table: Table) -> Part? {
        let reachable = firstRow(of: table, showing: size.rows)
        let headings = TableLine(headings: table.columns)
        let lines = table.rows(from: reachable, count: size.rows).map {
            TableLine($0.row, of: table.columns, numbers, isSelected: $0.isSelected)
        }
        let widths = table.columns.indices.map { column in
            lines.reduce(headings.width(ofColumn: column)) { max($0, $1.width(ofColumn: column)) }
        }
        let words = table.columns.indices.filter { table.columns[$0].isWords }
        guard let columns = columns(of: widths, words: words) else { return nil }
        return Part(width: spread(columns.map { widths[$0] }), height: 2, grows: true) { picture, area in
            let places = places(of: columns.map { widths[$0] }, in: area.columns)
            let first = firstRow(of: table, showing: area.rows.count - 1)
            for (row, line) in zip(area.rows, [headings] + lines.dropFirst(first - reachable)) {
                line.draw(columns, at: places, row: row, on: &picture)
            }
            for (row, index) in zip(area.rows.dropFirst(), first..<table.count) where index >= table.openRows {
                picture.addTarget(row: row, columns: area.columns, .selectRow(index - table.openRows))
            }
        }
    }

    /// The row on top where so many are shown: the one scrolled to, unless that would leave room below the last, or the
    /// selected one out of sight.
    private func firstRow(of table: Table, showing count: Int) -> Int {
        let first = min(view.scrolled, max(table.count - count, 0))
        guard let selection = table.selection.map({ $0 + table.openRows }) else { return first }
        return max(0, min(max(first, selection - count + 1), selection))
    }

    /// The rows of the table, or of the list of keys, that can be scrolled away at most.
    var mostScrolled: Int {
        let count = view.showsHelp ? helpCount : drawnTable.map { $0.count } ?? 0
        return max(count - 1, 0)
    }

    /// The columns that fit: words go first, then those before the last, then the last, but never the first two.
    private func columns(of widths: [Int], words: [Int] = []) -> [Int]? {
        var columns = Array(widths.indices)
        while spread(columns.map { widths[$0] }) > size.columns - 2 * inset {
            guard columns.count > 2 else { return nil }
            let isOfWords = columns.last.map { words.contains($0) } ?? false
            columns.remove(at: isOfWords || columns.count == 3 ? columns.count - 1 : columns.count - 2)
        }
        return columns
    }
}

extension Layout {
    /// The figures over all rows, in one row from edge to edge, as many as fit.
    private func footerPart(_ table: Table) -> Part {
        let all = table.footer.map { ($0.name.string + " ", numbers.drawn($0.text)) }
        let shown = columns(of: all.map { $0.0.columns + $0.1.columns }) ?? Array(all.indices)
        let texts = shown.map { all[$0] }
        let widths = texts.map { $0.0.columns + $0.1.columns }
        return Part(width: spread(widths), height: 1) { picture, area in
            for (text, place) in zip(texts, places(of: widths, in: area.columns)) {
                picture.put(text.0, row: area.rows.lowerBound, column: place.lowerBound, .dim)
                picture.put(text.1, row: area.rows.lowerBound, before: place.upperBound, .bold)
            }
        }
    }

    /// The columns that texts of these widths need in one row, with two spaces between.
    private func spread(_ widths: [Int]) -> Int {
        widths.reduce(0, +) + 2 * (widths.count - 1)
    }

    /// Where each of some texts stands in one row from edge to edge, with the free room shared among the gaps.
    private func places(of widths: [Int], in columns: Range<Int>) -> [Range<Int>] {
        let gaps = max(widths.count - 1, 1)
        let free = columns.count - widths.reduce(0, +)
        var left = columns.lowerBound
        return widths.enumerated().map { index, width in
            defer { left += width + free * (index + 1) / gaps - free * index / gaps }
            return left..<(left + width)
        }
    }
}

extension Table {
    /// The number of rows, the open one included.
    fileprivate var count: Int { rows.count + openRows }

    /// The number of rows before the first finished one.
    fileprivate var openRows: Int { openRow == nil ? 0 : 1 }

    /// Some rows, the open one before the first. O(count).
    fileprivate func rows(from first: Int, count most: Int) -> [(row: Row, isSelected: Bool)] {
        (first..<min(first + most, count)).map { index in
            if index == 0, let openRow { return (openRow, false) }
            return (rows[index - openRows], index - openRows == selection)
        }
    }
}
