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
        for text in [readout.id, readout.name, readout.drawn, readout.tone.name] { write(text) }
        write(readout.drawnSelection) { writer, selection in
            writer.write(selection.before)
            writer.write(selection.selected)
        }
    }

    fileprivate mutating func write(_ grid: Grid) {
        write(grid.columns)
        write(grid.groupLength)
        write(grid.isAboveDisplay)
        write(grid.ends) { writer, ends in
            writer.write(ends.left)
            writer.write(ends.right)
        }
        write(grid.controls) { $0.write($1) }
        write(grid.otherPage) { $0.write($1) }
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
        write(row.tag) { writer, tag in
            writer.write(tag.name)
            writer.write(tag.word)
        }
        write(row.cells.count)
        for (index, cell) in row.cells.enumerated() {
            let isWords = index < table.columns.count && table.columns[index].isWords
            write(isWords ? cell : cell.drawn)
        }
    }
}

extension Text {
    /// The text with its numbers as they are drawn: a true minus, and thin spaces between groups of three digits. Of a
    /// phrase these are the arguments.
    fileprivate var drawn: Text {
        guard let phrase else { return NumberStyle().styled(self).separated() }
        return Text(Phrase(phrase.words, plural: phrase.plural, arguments: phrase.arguments.map { $0.drawn }))
    }
}

extension Readout {
    /// The text with its numbers as they are drawn, in groups as long as the readout's.
    fileprivate var drawn: Text {
        text.phrase == nil ? NumberStyle().styled(self).separated() : text.drawn
    }

    /// What stands before the caret, and what is selected there, both as they are drawn; nil if no keys go here.
    fileprivate var drawnSelection: (before: Text, selected: Text)? {
        guard let caret, caret.isActive else { return nil }
        let styled = NumberStyle().styled(self)
        let before = styled.separated(upTo: styled.place(of: caret.selection.lowerBound))
        let through = styled.separated(upTo: styled.place(of: caret.selection.upperBound))
        return (before, Text(utf8: Array(through.utf8.dropFirst(before.utf8.count))))
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
    /// Its name in style sheets.
    fileprivate var name: Text {
        switch self {
        case .best: "best"
        case .worst: "worst"
        case .open: "open"
        }
    }

    /// The word that is drawn beside the row's first cell; nothing for the row that is still growing.
    fileprivate var word: Text {
        switch self {
        case .best: tr("best")
        case .worst: tr("worst")
        case .open: ""
        }
    }
}
