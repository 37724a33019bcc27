import Screens

extension Layout {
    /// The lines of the display: what led to the answer, the answer, and notes on it.
    func displayPart(in level: Detail) -> Part {
        let context = level.hasContext ? screen.display.prefix(screen.answerIndex) : []
        let notes = level.hasNotes ? screen.display.dropFirst(screen.answerIndex + 1) : []
        let isBig = level.hasBigDigits && hasTime
        let answerHeight = isBig ? BigDigits.height + 1 : 1
        let noteRows = level.hasNotes && screen.isRunning != nil ? max(notes.count, 1) : notes.count
        let air = level.isAiry && !isBig ? 1 : 0
        let height = air + context.count + answerHeight + noteRows
        let width = max(answerWidth(isBig: isBig), hasTime ? 0 : noteWidth(Array(notes)))
        return Part(width: width, height: height) { picture, area in
            var row = area.rows.lowerBound + air + (area.rows.count - height) / 2
            for line in context {
                draw(line, row: row, area.columns, on: &picture)
                row += 1
            }
            drawAnswer(isBig: isBig, row: row, area.columns, on: &picture)
            row += answerHeight
            var free = area.columns
            for line in notes {
                free = drawNote(line, row: row, area.columns, on: &picture)
                row += 1
            }
            drawHint(below: row, area, on: &picture)
            if noteRows > 0 { drawState(row: row - notes.count + noteRows - 1, free, on: &picture) }
        }
    }

    private func answerWidth(isBig: Bool) -> Int {
        if isBig { return BigDigits.width(of: answerText) }
        let mark = screen.answer.leading.map { $0.text.columns } ?? 0
        return answerText.columns + (mark > 0 ? mark + 1 : 0)
    }

    /// The columns in which every note is whole, or all there are.
    private func noteWidth(_ notes: [Line]) -> Int {
        min(notes.map { numbers.drawn($0.trailing).columns + 1 }.max() ?? 0, size.columns - 2 * inset)
    }
}

extension Layout {
    /// Draws a mark on the left and a text on the right. Where the text is too long, its end is shown, or the part with the
    /// caret.
    private func draw(_ line: Line, row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        let mark = line.leading.map { numbers.drawn($0.text) } ?? ""
        picture.put(mark, row: row, column: columns.lowerBound, Style(line.leading?.tone ?? .dim))
        if let control = line.control { picture.addTarget(row: row, columns: columns, .press(control)) }
        let room = columns.count - (mark.isEmpty ? 0 : mark.columns + 1)
        if let edited = EditedText(line.trailing, numbers) {
            return edited.draw(row: row, before: columns.upperBound, room: room, on: &picture)
        }
        let text = numbers.drawn(line.trailing)
        let shown = text.columns <= room ? text : "…" + String(text.unicodeScalars.suffix(max(room - 1, 0)))
        picture.put(shown, row: row, before: columns.upperBound, Style(line.trailing.tone))
    }

    private func drawAnswer(isBig: Bool, row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        if isBig {
            drawBigDigits(answerText, row: row, columns, on: &picture)
        } else if hasTime {
            picture.put(answerText, row: row, centredIn: columns, .bold)
        } else {
            draw(screen.answer, row: row, columns, on: &picture)
        }
    }

    /// Heavy strokes up to the seconds, light ones for the fraction.
    private func drawBigDigits(_ text: String, row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        let point = text.lastIndex(of: ".") ?? text.endIndex
        let whole = BigDigits.rows(of: String(text[..<point]), .heavy)
        let fraction = BigDigits.rows(of: String(text[point...]), .light)
        let left = columns.lowerBound + max(0, columns.count - BigDigits.width(of: text)) / 2
        for offset in 0..<BigDigits.height {
            picture.put(whole[offset], row: row + offset, column: left, .bold)
            picture.put(fraction[offset], row: row + offset, column: left + whole[offset].columns + 1, .dim)
        }
    }

    /// Draws a note as a line, or, beside a time, its caption and text from the left; without the caption, or not at
    /// all, where there is no room. Returns the columns left.
    private func drawNote(_ line: Line, row: Int, _ columns: Range<Int>, on picture: inout Picture) -> Range<Int> {
        let text = numbers.drawn(line.trailing)
        guard hasTime else {
            if text.columns < columns.count {
                draw(line, row: row, columns, on: &picture)
            } else {
                let start = String(text.unicodeScalars.prefix(columns.count - 1)) + "…"
                picture.put(start, row: row, column: columns.lowerBound, Style(line.trailing.tone))
            }
            return columns
        }
        let captions = [line.leading.map { numbers.drawn($0.text) + "  " } ?? "", ""]
        guard let caption = captions.first(where: { $0.columns + text.columns <= columns.count }) else {
            return columns
        }
        let middle = columns.lowerBound + caption.columns
        picture.put(caption, row: row, column: columns.lowerBound)
        picture.put(text, row: row, column: middle, .bold)
        return min(middle + text.columns + 1, columns.upperBound)..<columns.upperBound
    }

    /// A quiet sentence in the last row, where there is room for it.
    private func drawHint(below row: Int, _ area: Area, on picture: inout Picture) {
        let hint = screen.hint.string
        guard row < area.rows.upperBound - 1, hint.columns <= area.columns.count else { return }
        picture.put(hint, row: area.rows.upperBound - 1, centredIn: area.columns, .dim)
    }

    /// Draws whether the time runs, as a sign and a word, or as much of them as there is room for.
    private func drawState(row: Int, _ columns: Range<Int>, on picture: inout Picture) {
        guard let isRunning = screen.isRunning else { return }
        let words = isRunning ? tr("▶ running") : tr("■ stopped")
        let forms = [language(words).string, isRunning ? "▶" : "■"]
        guard let word = forms.first(where: { $0.columns <= columns.count }) else { return }
        picture.put(word, row: row, before: columns.upperBound, isRunning ? Style(color: .good) : .dim)
    }
}

extension Style {
    /// The style of a readout's tone.
    init(_ tone: Readout.Tone) {
        switch tone {
        case .normal: self = .plain
        case .dim: self = .dim
        case .answer: self = .bold
        case .accent: self.init(weight: .bold, color: .accent)
        case .warning: self.init(weight: .bold)
        case .good: self.init(color: .good)
        case .bad: self.init(weight: .bold, color: .bad)
        }
    }
}
