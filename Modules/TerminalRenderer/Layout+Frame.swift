/// A box around a picture.
struct Frame {
    /// The columns between the edge of the box and what is in it, the line included.
    let inset: Int
}

extension Layout {
    /// The width beyond which a box would no longer read as one thing.
    private var comfortable: Int { keypads.isEmpty ? 80 : 60 }

    /// The inset of the frame: generous beside a table, where there is room.
    var inset: Int { keypads.isEmpty && size.columns >= 56 ? 4 : 2 }

    /// Where the box stands: in the middle of the rows above the hints, at least so wide and high.
    func box(width least: Int, height: Int, rows: Int) -> Area {
        let top = (rows - height) / 2
        let width = min(size.columns, max(comfortable, least))
        let left = (size.columns - width) / 2
        return Area(rows: top..<(top + height), columns: left..<(left + width))
    }

    /// Draws a box with rounded corners and the title in its upper edge.
    func drawFrame(_ box: Area, on picture: inout Picture) {
        let line = String(repeating: "─", count: box.columns.count - 2)
        let left = box.columns.lowerBound
        picture.put("╭\(line)╮", row: box.rows.lowerBound, column: left, .dim)
        for row in box.rows.dropFirst().dropLast() {
            picture.put("│", row: row, column: left, .dim)
            picture.put("│", row: row, before: box.columns.upperBound, .dim)
        }
        picture.put("╰\(line)╯", row: box.rows.upperBound - 1, column: left, .dim)
        drawTitle(row: box.rows.lowerBound, box.columns, on: &picture)
    }

    private func drawTitle(row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        let title = " \(screen.title.string) "
        if title.columns <= columns.count - 4 {
            picture.put(title, row: row, column: columns.lowerBound + 2, .bold)
        }
    }

    /// Draws a line from edge to edge of the box.
    func drawRule(row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        let line = String(repeating: "─", count: columns.count - 2)
        picture.put("├\(line)┤", row: row, column: columns.lowerBound, .dim)
    }
}
