import Screens

/// The parts of a screen that the page draws one by one, by the number that stands for each.
enum ScreenPart: Int, CaseIterable {
    case head
    case display
    case grids
    case commands
    case table
    case openRow
    case rows
    case entry
}

extension Screen {
    /// A part of the screen as bytes; the finished rows are left out, since the page knows most of them. O(its size).
    func bytes(of part: ScreenPart) -> [UInt8] {
        var writer = ByteWriter()
        switch part {
        case .head: for text in [app, title, hint, alert] { writer.write(text) }
        case .display: writer.write(display) { $0.write($1) }
        case .grids: writer.write(grids) { $0.write($1) }
        case .commands: writer.write(commands) { $0.write($1) }
        case .table: writer.write(table) { $0.write($1) }
        case .openRow: if let table { writer.write(table.openRow) { $0.write($1, of: table) } }
        case .rows: break
        case .entry:
            writer.write(entry) { writer, entry in
                for text in [entry.id, entry.name, entry.text] { writer.write(text) }
            }
        }
        return writer.bytes
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ line: Line) {
        write(line.leading) { $0.write($1) }
        write(line.trailing)
        write(line.control ?? "")
    }

    fileprivate mutating func write(_ readout: Readout) {
        for text in [readout.id, readout.name, readout.markedText.drawn, readout.tone.name] { write(text) }
    }

    fileprivate mutating func write(_ grid: Grid) {
        write(grid.columns)
        write(grid.groupLength)
        write(grid.controls) { $0.write($1) }
    }

    fileprivate mutating func write(_ control: Control) {
        for text in [control.id, control.label, control.spoken, control.emphasis.name] { write(text) }
        write([control.key] + control.otherKeys) { $0.write($1) }
        write(control.width)
        write(control.isEnabled)
        write(control.isOn) { $0.write($1) }
    }

    fileprivate mutating func write(_ table: Table) {
        write(table.id)
        write(table.name)
        write(table.isDrawn)
        write(table.columns) { writer, column in
            writer.write(column.id)
            writer.write(column.title)
        }
        write(table.footer) { $0.write($1) }
        write(table.selection) { $0.write($1) }
    }

    /// Writes a row of a table.
    mutating func write(_ row: Table.Row, of table: Table) {
        write(row.tag?.name ?? "")
        write(row.cells.count)
        for (index, cell) in row.cells.enumerated() {
            let isWords = index < table.columns.count && table.columns[index].isWords
            write(isWords ? cell : cell.drawn)
        }
    }
}

extension Text {
    /// The text with its numbers as they are drawn: a true minus, and thin spaces between groups of three digits.
    fileprivate var drawn: Text {
        NumberStyle().styled(self).separated()
    }
}

extension Readout.Tone {
    /// Its name in style sheets: that of the case.
    fileprivate var name: Text {
        switch self {
        case .normal: "normal"
        case .dim: "dim"
        case .answer: "answer"
        case .accent: "accent"
        case .warning: "warning"
        case .good: "good"
        case .bad: "bad"
        }
    }
}

extension Table.Tag {
    /// Its name in style sheets, and the word that is drawn.
    fileprivate var name: Text {
        switch self {
        case .best: "best"
        case .worst: "worst"
        case .open: "open"
        }
    }
}
