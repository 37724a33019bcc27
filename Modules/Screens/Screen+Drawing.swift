extension Screen {
    /// The screen as plain text, drawn with box characters, the same bytes from run to run. Every line ends with a
    /// newline. The box is as wide as it has to be, from 40 columns, which four and five keys share evenly; only the
    /// display and the hint are wrapped, and only beyond 76. O(size of the screen).
    public func drawing() -> Text {
        let blocks = blocks
        let width = blocks.reduce(40) { max($0, $1.leastWidth) }
        let rule = Text(repeating: "─", count: width + 2)
        var text = "┌" + rule + "┐\n"
        for (index, block) in blocks.enumerated() {
            if index > 0 { text += "├" + rule + "┤\n" }
            for row in block.rows(width) {
                text += "│ " + row.alignedLeft(in: width) + " │\n"
            }
        }
        return text + "└" + rule + "┘\n"
    }

    /// The parts of the drawing, top down.
    private var blocks: [Block] {
        var blocks = [Block.display(display)]
        if let entry { blocks.append(.entry(entry)) }
        blocks += mergedGrids.map { Block.grid($0) }
        if let table, table.isDrawn, !table.isEmpty {
            blocks.append(.table(table.drawnRows))
            if !table.footer.isEmpty { blocks.append(.footer(table.footer)) }
        }
        if !hint.isEmpty { blocks.append(.hint(hint)) }
        return blocks
    }
}

extension Table {
    /// The headings and all rows as plain lines, as narrow as can be, each with a newline. O(size of the table).
    public func lines() -> Text {
        let block = Block.table(drawnRows)
        return block.rows(block.leastWidth).reduce(into: Text()) { $0 += $1 + "\n" }
    }

    /// The headings and all rows, a tag as a word in the first column.
    fileprivate var drawnRows: [[Text]] {
        let open = openRow.map { [drawn($0, isSelected: false)] } ?? []
        return [columns.map { $0.title }] + open + rows.indices.map { drawn(rows[$0], isSelected: $0 == selection) }
    }

    /// The cells of a row, the first with the word of its tag, and with a sign if it is the selected one.
    private func drawn(_ row: Row, isSelected: Bool) -> [Text] {
        guard let first = row.cells.first else { return [] }
        let tag = row.tag?.word.map { " " + $0 } ?? ""
        return [(isSelected ? "▸ " : "") + first + tag] + row.cells.dropFirst()
    }

    fileprivate var isEmpty: Bool {
        rows.isEmpty && openRow == nil
    }
}

extension Table.Tag {
    /// The word drawn beside a row; none for the open row, which is known by its place.
    public var word: Text? {
        switch self {
        case .best: tr("best")
        case .worst: tr("worst")
        case .open: nil
        }
    }
}
