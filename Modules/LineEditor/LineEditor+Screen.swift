import CLibedit
import Glibc
import HostKit
import Screens

extension LineEditor {
    /// What is typed, as characters.
    private var characters: (line: [Unicode.Scalar], cursor: Int) {
        guard let info = el_wline(line)?.pointee, let start = info.buffer else { return ([], 0) }
        let line = UnsafeBufferPointer(start: start, count: info.lastchar - start)
        return (line.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }, info.cursor - start)
    }

    /// Whether nothing is typed.
    var isLineEmpty: Bool {
        guard let info = el_wline(line)?.pointee else { return true }
        return info.lastchar == info.buffer
    }

    /// What is typed, or what of it stands before the cursor.
    private func text(beforeCursor: Bool = false) -> Text {
        let (line, cursor) = characters
        return Text(String(String.UnicodeScalarView(beforeCursor ? line.prefix(cursor) : line[...])))
    }

    private var layout: LineLayout {
        let (line, cursor) = characters
        return LineLayout(prompt: prompt.columns, line: line, cursor: cursor, columns: size.columns)
    }

    private var size: (rows: Int, columns: Int) { TerminalDevice.size() ?? (24, 80) }
}

// The note.
extension LineEditor {
    /// Shows what is to be said of the line, if no key comes meanwhile.
    func showNote() {
        let text = text()
        guard canMove, notedLine != text else { return }
        let note = nextNote ?? self.note(text, size.columns - 1)
        guard nextNote != nil || !hasKeys else { return }
        nextNote = nil
        if note.isEmpty { return }
        write(note.shortened(to: size.columns - 1), style: .dim)
        notedLine = text
    }

    /// Takes the note off the screen.
    func hideNote() {
        if notedLine != nil { write("", style: .plain) }
        notedLine = nil
    }

    /// Writes on the row below the line, and puts the cursor back. Nothing where the line fills the screen.
    private func write(_ note: Text, style: TextStyle) {
        let layout = layout
        let rows = layout.lastRow - layout.cursorRow + 1
        guard layout.lastRow + 1 < size.rows else { return }
        let back = layout.cursorColumn > 0 ? "\u{1B}[\(layout.cursorColumn)C" : ""
        OutputStream.output.write(
            String(repeating: "\n", count: rows) + "\r\u{1B}[K" + OutputStream.output.styled(note.string, style)
                + "\u{1B}[\(rows)A\r" + back)
    }

    /// Puts the cursor on the row below the line.
    func goBelow(saying words: String) {
        let layout = layout
        OutputStream.output.write(words + String(repeating: "\n", count: layout.lastRow - layout.cursorRow + 1) + "\r")
    }
}

// Keys and signals that change what is drawn.
extension LineEditor {
    /// Puts in as much as all choices have in common, or else lists them.
    func complete() -> UInt8 {
        let completion = completion(text(beforeCursor: true))
        let word = completion.word
        let start = completion.commonStart
        if start.utf8.count > word.utf8.count {
            el_deletestr(line, Int32(word.columns))
            el_insertstr(line, start.string)
            return UInt8(CC_REFRESH)
        }
        guard completion.choices.count > 1 else { return UInt8(CC_ERROR) }
        nextNote = completion.list
        return UInt8(CC_NORM)
    }

    /// Draws the line anew for another width.
    func resize() {
        hideNote()
        if isReading { redraw() }
    }

    /// Takes the terminal again after the process was suspended.
    func resume() {
        tally_prepare(line)
        notedLine = nil
        if isReading { redraw() }
    }

    private func redraw() {
        let row = layout.cursorRow
        OutputStream.output.write((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
        el_resize(line)
        tally_redraw(line)
    }
}

extension Text {
    /// The text in at most so many columns, with `…` where something is left out.
    fileprivate func shortened(to columns: Int) -> Text {
        if self.columns <= columns { return self }
        return Text(String(string.unicodeScalars.prefix(max(columns - 1, 0)))) + "…"
    }
}
