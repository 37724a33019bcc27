/// A part of a drawing between two rules: how narrow it can be, and its rows at a given width.
struct Block {
    /// The fewest columns in which nothing is cut.
    let leastWidth: Int
    /// The rows, none wider than the width asked for, which is at least `leastWidth`.
    let rows: (_ width: Int) -> [Text]
}

extension Block {
    /// The lines of the display, right-aligned, with their marks on the left.
    static func display(_ lines: [Line]) -> Block {
        Block(leastWidth: min(widestText, lines.map { $0.columns }.max() ?? 0)) { width in
            lines.flatMap { $0.rows(in: width) }
        }
    }

    /// What is asked for, and the text as it stands, wrapped where it is too long.
    static func entry(_ entry: Entry) -> Block {
        let text = entry.name + ": " + entry.text.printable + "▏"
        return Block(leastWidth: min(widestText, text.columns)) { text.wrapped(to: $0) }
    }

    /// Controls in cells of one width, their labels in the middle, between the ends of the rows.
    static func grid(_ grid: Grid) -> Block {
        let cell = grid.controls.map { ($0.markedLabel.columns + $0.width - 1) / $0.width + 1 }.max() ?? 1
        let (left, right) = (
            grid.ends.map { $0.left.columns + 1 }.max() ?? 0, grid.ends.map { $0.right.columns + 1 }.max() ?? 0
        )
        return Block(leastWidth: left + grid.columns * cell + grid.gaps + right) { width in
            grid.rows.enumerated().map { index, row in
                let cells = Block.row(of: row, grid, width: width - left - right)
                guard index < grid.ends.count else { return cells }
                let ends = grid.ends[index]
                return (ends.left + " ").alignedRight(in: left) + cells + ends.right.alignedRight(in: right)
            }
        }
    }

    /// The cells of a row.
    private static func row(of controls: [Control], _ grid: Grid, width: Int) -> Text {
        var cells = Text()
        var column = 0
        for control in controls {
            let start = grid.edge(before: column, width: width)
            column += control.width
            // The gap behind a group is the next cell's.
            let end = grid.edge(before: column, width: width) - (grid.isGroupEnd(column) ? 1 : 0)
            cells += control.markedLabel.centred(in: end - start) + (grid.isGroupEnd(column) ? " " : "")
        }
        return cells
    }

    /// Rows of cells in columns: the first column on the left, the others right-aligned and spread evenly.
    static func table(_ rows: [[Text]]) -> Block {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
        return Block(leastWidth: spreadWidth(widths)) { width in
            rows.map { row in
                let cells = row.indices.map { column in
                    column == 0 ? row[0].alignedLeft(in: widths[0]) : row[column].alignedRight(in: widths[column])
                }
                return spread(cells, over: width)
            }
        }
    }

    /// Texts in one row, from edge to edge.
    static func footer(_ readouts: [Readout]) -> Block {
        let texts = readouts.map { $0.name + " " + $0.text }
        return Block(leastWidth: spreadWidth(texts.map { $0.columns })) { width in
            [spread(texts, over: width)]
        }
    }

    /// A quiet sentence in the middle.
    static func hint(_ hint: Text) -> Block {
        Block(leastWidth: min(widestText, hint.columns)) { width in
            hint.wrapped(to: width).map { $0.centred(in: width) }
        }
    }

    /// The columns from which running text is wrapped rather than the box widened.
    private static let widestText = 76

    /// The columns that texts of these widths need in one row, with two spaces between.
    private static func spreadWidth(_ widths: [Int]) -> Int {
        widths.reduce(0, +) + 2 * max(0, widths.count - 1)
    }

    /// The texts in one row with the free columns shared among the gaps.
    private static func spread(_ texts: [Text], over width: Int) -> Text {
        var row = texts.first ?? Text()
        let free = width - texts.reduce(0) { $0 + $1.columns }
        for (index, text) in texts.enumerated().dropFirst() {
            let gaps = texts.count - 1
            row += Text(repeating: " ", count: free * index / gaps - free * (index - 1) / gaps) + text
        }
        return row
    }
}

extension Line {
    /// What stands before the text: the mark and two spaces, if there is a mark.
    private var mark: Text {
        guard let leading, !leading.text.isEmpty else { return "" }
        return leading.text + "  "
    }

    /// The columns the line takes if it is not wrapped.
    fileprivate var columns: Int {
        mark.columns + trailing.markedText.columns
    }

    /// The line in rows: the mark on the first, the text right-aligned and wrapped where it is too long.
    fileprivate func rows(in width: Int) -> [Text] {
        let room = width - mark.columns
        return trailing.markedText.wrapped(to: room).enumerated().map { index, piece in
            (index == 0 ? mark : mark.blank) + piece.alignedRight(in: room)
        }
    }
}

extension Text {
    /// As many spaces as the text has columns.
    fileprivate var blank: Text {
        Text(repeating: " ", count: columns)
    }
}
