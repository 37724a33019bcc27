import Screens

extension Layout {
    /// Controls in cells of one width, their labels in the middle, between the ends of the rows; each cell can be clicked.
    func keypadPart(_ grid: Grid, in level: Detail) -> Part {
        let rows = grid.rows
        let widest = grid.controls.map { ($0.markedLabel.columns + $0.width - 1) / $0.width }.max() ?? 1
        let step = level.isSpaced && grid.ends.isEmpty ? 2 : 1
        let ends = grid.ends.reduce(0) { max($0, $1.left.columns, $1.right.columns) }
        let margins = ends > 0 ? 2 * (ends + 1) : 0
        let width = grid.columns * (widest + 1) + grid.gaps
        return Part(width: width + margins, height: (rows.count - 1) * step + 1) { picture, area in
            let cells = (area.columns.lowerBound + margins / 2)..<(area.columns.upperBound - margins / 2)
            for (index, row) in rows.enumerated() {
                let place = area.rows.lowerBound + index * step
                draw(row, of: grid, row: place, cells, on: &picture)
                guard index < grid.ends.count else { continue }
                picture.put(grid.ends[index].left.string, row: place, before: cells.lowerBound - 1, .dim)
                picture.put(grid.ends[index].right.string, row: place, before: area.columns.upperBound, .dim)
            }
        }
    }

    private func draw(_ controls: [Control], of grid: Grid, row: Int, _ columns: Range<Int>, on picture: inout Picture)
    {
        var cell = 0
        for control in controls {
            let left = columns.lowerBound + grid.edge(before: cell, width: columns.count)
            cell += control.width
            let gap = grid.isGroupEnd(cell) ? 1 : 0
            let right = columns.lowerBound + grid.edge(before: cell, width: columns.count) - gap
            let style = Style(control)
            if style.isFilled {
                picture.put(String(repeating: " ", count: right - left), row: row, column: left, style)
            }
            picture.put(control.markedLabel.string, row: row, centredIn: left..<right, style)
            picture.addTarget(row: row, columns: left..<right, .press(control.id))
        }
    }
}

extension Style {
    /// The style of a control by its emphasis.
    init(_ control: Control) {
        guard control.isEnabled else {
            self = .dim
            return
        }
        switch control.emphasis {
        case .digit: self = .bold
        case .operation: self.init(weight: .bold, color: .accent)
        case .primary: self.init(weight: .bold, color: .accent, isFilled: true)
        case .start: self.init(weight: .bold, color: .good)
        case .stop: self.init(weight: .bold, color: .bad)
        case .choice, .toggle, .bit: self = control.isOn == true ? Style(weight: .bold, color: .accent) : .plain
        case .command, .function, .memory, .caret: self = .plain
        }
    }
}
