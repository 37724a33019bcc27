import Screens

extension Layout {
    /// Controls in cells of one width, their labels in the middle; each cell can be clicked.
    func keypadPart(_ grid: Grid, in level: Detail) -> Part {
        let rows = grid.rows
        let widest = grid.controls.map { ($0.label.columns + $0.width - 1) / $0.width }.max() ?? 1
        let step = level.isSpaced ? 2 : 1
        return Part(width: grid.columns * (widest + 1), height: (rows.count - 1) * step + 1) { picture, area in
            for (index, row) in rows.enumerated() {
                draw(row, of: grid, row: area.rows.lowerBound + index * step, area.columns, on: &picture)
            }
        }
    }

    private func draw(_ controls: [Control], of grid: Grid, row: Int, _ columns: Range<Int>, on picture: inout Picture)
    {
        var cell = 0
        for control in controls {
            let left = columns.lowerBound + columns.count * cell / grid.columns
            cell += control.width
            let right = columns.lowerBound + columns.count * cell / grid.columns
            let style = Style(control)
            if style.isFilled {
                picture.put(String(repeating: " ", count: right - left), row: row, column: left, style)
            }
            picture.put(control.label.string, row: row, centredIn: left..<right, style)
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
        case .command, .function, .memory: self = .plain
        }
    }
}
